import type { TableModule } from "../../lib/scene";
import { regions, subjects } from "./model";
import Pilot from "./Pilot.svelte";
import Subject from "./Subject.svelte";
import Table from "./Table.svelte";

export const table: TableModule = { Table, Subject, Pilot, regions, subjects };
