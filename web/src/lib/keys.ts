// Single keys for the table page. They rest while somebody types or a window is open.

export type Keys = Record<string, () => void>;

export function listen(keys: Keys): () => void {
  const heard = (event: KeyboardEvent): void => {
    const at = event.target as HTMLElement;
    const typing = at.closest("input, textarea, select, [contenteditable]") !== null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}
