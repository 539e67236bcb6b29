// What somebody points at: a space, a card of the hand, a figure. It only changes what the stage shows.

export class Gaze {
  space: string | null = $state(null);
  card: string | null = $state(null);
  figure: string | null = $state(null); // a label, pointed at beside the stage
  pinned: string | null = $state(null); // a label whose ranges stay

  /** A card that has left the hand under the pointer is not pointed at any more; the pointer did not leave it. */
  forget(hand: string[]): void {
    if (this.card && !hand.includes(this.card)) this.card = null;
  }

  pin(label: string): void {
    this.pinned = this.pinned === label ? null : label;
  }
}
