/** One finished call, without query values, headers, or bodies: nothing secret. */
export interface CallRecord {
  id: number;
  method: string;
  /** Path below the API's base. */
  path: string;
  /** HTTP status, or the kind of error when there was no answer. */
  outcome: number | string;
  /** Number of attempts: 2 after a refresh. */
  attempts: number;
  durationMs: number;
  /** When the call began. */
  at: Date;
}

const LONGEST_LOG = 20;

let calls: readonly CallRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The last calls, newest first. */
export const callLog = {
  add(call: Omit<CallRecord, 'id'>) {
    lastId += 1;
    calls = [{ id: lastId, ...call }, ...calls].slice(0, LONGEST_LOG);
    for (const listener of listeners) listener();
  },
  clear() {
    calls = [];
    for (const listener of listeners) listener();
  },
  read: () => calls,
  /** @returns stops listening */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
