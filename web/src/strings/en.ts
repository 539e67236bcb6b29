// Every word this client says of itself, in English. A translation is another file of the same shape.
// What the games say (log, questions, options, rules) comes from the server.

import { megafighter } from "./en.megafighter";
import { shell } from "./en.shell";
import { table } from "./en.table";

export const en = { ...shell, megafighter, table };
export type Strings = typeof en;
