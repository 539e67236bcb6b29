// Over HTTP. A refusal is an Error whose message is the server's sentence.

import type { Game, Made, Me, MyTable, NewTable, Replay, RuleBook, TableInFull, TableSummary } from "./protocol";
import type { Book } from "./scene";

export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const sending = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { headers: { "Content-Type": "application/json" }, ...sending });
  } catch {
    throw new Refused(0, "The server does not answer. Is it running?");
  }
  const said = response.headers.get("content-type")?.includes("json") ? await response.json() : await response.text();
  if (!response.ok) throw new Refused(response.status, said.reason ?? response.statusText);
  return said as T;
}

/** The same question is asked once; a refusal is forgotten. */
function once<T>(fetcher: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = fetcher(key);
      known.set(key, found);
      found.catch(() => known.delete(key));
    }
    return found;
  };
}

export const me = () => ask<Me>("/api/me");
export const games = () => ask<Game[]>("/api/games");
export const bots = () => ask<string[]>("/api/bots");
export const openTables = () => ask<TableSummary[]>("/api/tables");
export const finishedTables = () => ask<TableSummary[]>("/api/tables?status=over");
export const myTables = () => ask<MyTable[]>("/api/me/tables");
export const table = (id: string) => ask<TableInFull>(`/api/tables/${encodeURIComponent(id)}`);
export const makeTable = (plan: NewTable) => ask<Made>("/api/tables", plan);
export const register = (name: string, password: string) => ask<Me>("/api/accounts", { name, password });
export const login = (name: string, password: string) => ask<Me>("/api/login", { name, password });
export const logout = () => ask<Me>("/api/logout", {});
export const record = (id: string) => ask<string>(`/api/tables/${encodeURIComponent(id)}/record`);
export const replay = (id: string, from: number, count: number) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?from=${from}&count=${count}`);

export const book = once((game) => ask<Book>(`/api/games/${encodeURIComponent(game)}/book`));
export const rules = once((game) => ask<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules`));
