// The private links of the tables made in this tab: the server tells them once, to whoever makes the table.

export interface SeatLink {
  seat: string;
  url: string;
}

export function keepLinks(table: string, links: { seat: string; url: string | null }[]): void {
  const real = links.filter((link) => link.url !== null);
  sessionStorage.setItem(`links ${table}`, JSON.stringify(real));
}

export function linksOf(table: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(`links ${table}`) ?? "[]") as SeatLink[];
  } catch {
    return [];
  }
}
