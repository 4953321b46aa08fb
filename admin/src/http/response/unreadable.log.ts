import type { Unreadable } from './rows.schema.ts';

/** Something of a response that could not be read. */
export interface UnreadableEntry extends Unreadable {
  id: number;
  /** The request, as its reader names it: `sales`. */
  path: string;
  /** When it was read. */
  at: Date;
}

const LONGEST_LOG = 50;
const NONE: readonly Unreadable[] = [];

let entries: readonly UnreadableEntry[] = [];
let lastId = 0;
const latest = new Map<string, readonly Unreadable[]>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** The fields of responses that could not be read, the newest first; each once. */
export const unreadableLog = {
  /**
   * @param found what could not be read of a response; nothing, of most
   * @param records those of them that are records of a list, which is shown without them
   */
  add(path: string, found: readonly Unreadable[], records = found) {
    if (found.length === 0 && !latest.has(path)) return;
    if (records.length > 0) latest.set(path, records);
    else latest.delete(path);
    const own = found.map((each) => ({ ...each, id: (lastId += 1), path, at: new Date() }));
    const keys = new Set(own.map(keyOf));
    entries = [...own, ...entries.filter((entry) => !keys.has(keyOf(entry)))].slice(0, LONGEST_LOG);
    notify();
  },
  clear() {
    entries = [];
    latest.clear();
    notify();
  },
  read: () => entries,
  /** The records of the last response to a request that could not be read. */
  latest: (path: string) => latest.get(path) ?? NONE,
  /** @returns stops listening */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const keyOf = ({ path, record, field }: UnreadableEntry) => `${path} ${record} ${field}`;
