/** Where a fact comes from: a rulebook prints it, we deduced it from one, or it is our design. */
export type Origin = "printed" | "deduced" | "ours";

export interface Fact {
  about: string; // "health", or "Timber Kick: buttons"
  origin: Origin;
  why: string;
}

export const ORIGINS: Origin[] = ["printed", "deduced", "ours"];

/** The weakest origin of these facts: "printed" only if all of them are, and "ours" if nothing is known. */
export function weakest(facts: Fact[]): Origin {
  if (!facts.length) return "ours";
  return ORIGINS[Math.max(...facts.map((fact) => ORIGINS.indexOf(fact.origin)))]!;
}
