// The words of the edition that is on the table: its views and its book tell those that are its own.
import { s } from "../../strings";
import type { Terms, Words } from "../../strings/universus";

const held = new Map<string, Words>();

export function wordsIn({ words }: { words?: Terms | undefined }): Words {
  if (!words) return s.universus;
  const key = JSON.stringify(words);
  const found = held.get(key) ?? s.versus(words);
  held.set(key, found);
  return found;
}
