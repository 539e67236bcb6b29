import type { TableModule } from "../../lib/scene";
import { regions, subjects } from "./model";
import Subject from "./Subject.svelte";
import Table from "./Table.svelte";

export const table: TableModule = { Table, Subject, regions, subjects };
