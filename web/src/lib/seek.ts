// Stepping through a finished match: by decision, by action, by turn.

import type { Frame } from "./protocol";

export type Stride = "decision" | "action" | "turn";
export type Way = 1 | -1;

/** Which stretch of the match a frame belongs to. */
function stretch(frame: Frame, stride: Stride): string {
  return stride === "turn" ? `${frame.turn}` : `${frame.turn} ${frame.action}`;
}

/** The frame to show next; going back stops where the stretch begins before it goes on to the one before. */
export async function seek(
  get: (n: number) => Promise<Frame>,
  total: number,
  from: number,
  way: Way,
  stride: Stride,
): Promise<number> {
  const inside = (n: number) => Math.max(0, Math.min(total - 1, n));
  if (stride === "decision") return inside(from + way);
  const name = async (n: number) => stretch(await get(n), stride);
  const walk = async (n: number, step: Way): Promise<number> => {
    const here = await name(n);
    let at = n;
    while (at + step >= 0 && at + step < total && (await name(at + step)) === here) at += step;
    return at;
  };
  if (way === 1) return inside((await walk(from, 1)) + 1);
  const start = await walk(from, -1);
  return start < from || start === 0 ? start : walk(start - 1, -1);
}

/** Where the turns begin, as far as the frames are known. */
export function turnStarts(frames: readonly (Frame | undefined)[]): { n: number; turn: number }[] {
  const starts: { n: number; turn: number }[] = [];
  frames.forEach((frame, n) => {
    const before = frames[n - 1];
    if (frame && before && frame.turn !== before.turn) starts.push({ n, turn: frame.turn });
  });
  return starts;
}
