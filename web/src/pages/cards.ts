// The rooms around cards share most of their parts, so they come together: that is smaller than each for itself.

export { default as builder } from "./Builder.svelte";
export { default as decks } from "./Decks.svelte";
export { default as pool } from "./PoolPage.svelte";
export { default as pools } from "./Pools.svelte";
export { default as workshop } from "./Workshop.svelte";
