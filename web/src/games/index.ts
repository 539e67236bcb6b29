// The games this client can draw. A game that is not here is played in the text mode of its options.
import type { TableModule } from "../lib/scene";

export const tables: Record<string, () => Promise<TableModule>> = {
  megafighter: async () => (await import("./megafighter")).table,
  sftmg: async () => (await import("./sftmg")).table,
  universus: async () => (await import("./universus")).table,
  ufs: async () => (await import("./universus")).table,
};
