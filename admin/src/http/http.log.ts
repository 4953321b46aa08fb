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

/** Calls of this page, the newest first. */
interface CallLog {
  add: (call: Omit<CallRecord, 'id'>) => void;
  clear: () => void;
  read: () => readonly CallRecord[];
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

function createCallLog(longest: number): CallLog {
  let calls: readonly CallRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly CallRecord[]) => {
    calls = next;
    for (const listener of listeners) listener();
  };
  return {
    add(call) {
      lastId += 1;
      change([{ id: lastId, ...call }, ...calls].slice(0, longest));
    },
    clear: () => change([]),
    read: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The last calls to the sales API. */
export const callLog = createCallLog(20);

/** The last calls of the whole app, those to the template modules included. */
export const allCalls = createCallLog(120);
