// What somebody points at, and the card that the reader therefore shows.
import type { Item } from "../../lib/scene";

export class Gaze {
  item: Item | null = $state.raw(null);

  /** The reader keeps the last card until another one is pointed at: it can be read without holding still. */
  look(item: Item): void {
    if (item.subject) this.item = item;
  }
}
