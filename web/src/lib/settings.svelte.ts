// What somebody likes, kept by their browser.

const KEY = "kumite";

export const THEMES = ["system", "light", "dark"] as const;
export const STRENGTHS = ["random", "greedy", "search"] as const;

export type Theme = (typeof THEMES)[number];
export type Strength = (typeof STRENGTHS)[number];

export interface Settings {
  theme: Theme;
  moving: boolean; // animations
  sound: boolean;
  text: boolean; // the table in words
  folded: boolean; // the options of a question, where the table needs the room
  name: string; // what to be called at a table
  strength: Strength; // of the bot to play against
}

/** What was kept, however old or broken that is; whatever it does not tell is as usual. */
export function known(kept: string | null, calm: boolean): Settings {
  const given = parsed(kept);
  return {
    theme: oneOf(THEMES, given.theme, "system"),
    moving: typeof given.moving === "boolean" ? given.moving : !calm,
    sound: given.sound === true,
    text: given.text === true,
    folded: given.folded === true,
    name: typeof given.name === "string" ? given.name.slice(0, 64) : "",
    strength: oneOf(STRENGTHS, given.strength, "greedy"),
  };
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(values: readonly T[], given: unknown, usual: T): T {
  return values.find((value) => value === given) ?? usual;
}

/** A browser may keep nothing for us, and says so with an error. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return; // then it lasts as long as the page
  }
}

function calm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings: Settings = $state(known(stored(), calm()));

/** Show and keep them, now and whenever they change; to be called while a component starts. */
export function applySettings(): void {
  $effect(() => {
    const { theme, moving } = settings;
    const root = document.documentElement.dataset;
    if (theme === "system") delete root.theme;
    else root.theme = theme;
    root.moving = moving ? "yes" : "no";
    keep(JSON.stringify(settings));
  });
}
