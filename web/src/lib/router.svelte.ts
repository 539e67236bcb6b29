// Addresses and what is shown at them. Links are ordinary ones; a click on one of ours changes the page without a reload.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "book"; game: string }
  | { page: "workshop" }
  | { page: "decks" }
  | { page: "builder"; id: string }
  | { page: "pools" }
  | { page: "pool"; id: string }
  | { page: "lost" };

/** What an address shows; a cut-short or unknown one shows that. */
export function match(path: string): Route {
  const [first = "", second = "", ...more] = parts(path);
  if (more.length) return { page: "lost" };
  if (first === "rules") return { page: "rules", game: second };
  if (second) return inner(first, second);
  if (first === "") return { page: "home" };
  const alone = ALONE.find((page) => page === first);
  return { page: alone ?? "lost" };
}

const ALONE = ["new", "workshop", "decks", "pools"] as const;

function inner(first: string, second: string): Route {
  if (first === "t") return { page: "table", id: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "book") return { page: "book", game: second };
  if (first === "decks") return { page: "builder", id: second };
  if (first === "pools") return { page: "pool", id: second };
  return { page: "lost" };
}

function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(whole);
}

/** Without its escapes; what cannot be read is no name of ours and stays as it is. */
export function whole(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

interface Target {
  href: string;
  target: string;
  download: string;
}

/** Where a click on a link leads within this page; null if the browser should see to it. */
export function destination(click: Click, link: Target, here: string): URL | null {
  const changed = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.button !== 0 || changed || click.defaultPrevented) return null;
  if ((link.target && link.target !== "_self") || link.download) return null;
  const to = new URL(link.href, here);
  const from = new URL(here);
  const ours = to.origin === from.origin && !to.pathname.startsWith("/api/");
  const samePage = to.pathname === from.pathname && to.search === from.search;
  return ours && !(samePage && to.hash) ? to : null;
}

const started = typeof location === "undefined" ? { pathname: "/", search: "", hash: "" } : location;

class Router {
  path = $state(started.pathname);
  search = $state(started.search);
  hash = $state(started.hash);
  title = $state(""); // of what is shown; the page says it
  moves = $state(0); // counts changes of the page; the first page is none

  get route(): Route {
    return match(this.path);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** What the hash names, as an element's id. */
  get anchor(): string {
    return whole(this.hash.slice(1));
  }

  go(href: string): void {
    if (new URL(href, location.href).href !== location.href) history.pushState(null, "", href);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address for the same page, without a step in the history. */
  rename(href: string): void {
    history.replaceState(history.state, "", href);
    this.read();
  }

  /** Follow links and the browser's own back and forward; the answer stops that. */
  listen(): () => void {
    const read = () => this.read();
    document.addEventListener("click", this.clicked);
    addEventListener("popstate", read);
    return () => {
      document.removeEventListener("click", this.clicked);
      removeEventListener("popstate", read);
    };
  }

  private clicked = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const to = link?.href ? destination(event, link, location.href) : null;
    if (!to) return;
    event.preventDefault();
    this.go(to.href);
  };

  private read(): void {
    if (location.pathname !== this.path) this.moves++;
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();
