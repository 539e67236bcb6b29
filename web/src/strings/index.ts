import { en, type Strings } from "./en";

/** The strings of the language in use. */
export const s: Strings = en;
