// Whether a revealed seed is the one the match was bound to: SHA-256 of "kumite seed" and its 32 bytes.

export async function fits(seed: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const words = new TextEncoder().encode("kumite seed");
  const whole = new Uint8Array([...words, ...bytes]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
