/** One request as the server saw it. It holds no token and no body. */
export interface LogEntry {
  method: string;
  /** Path below the API's base, without the query: `/sales`. */
  path: string;
  /** Generation of the token that came along: 1 at sign-in, one more per refresh; null without a token of ours. */
  generation: number | null;
  /** When it arrived: ISO 8601 in UTC. */
  at: string;
  /** Status of the answer; null while there is none. */
  status: number | null;
}

/** Every request since the start, in the order of arrival. */
export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Adds a request on arrival; its handler fills in the other fields. */
  open: (method: string, path: string) => LogEntry;
  clear: () => void;
}

/** Creates an empty log on the given clock. */
export function createRequestLog(now: () => number): RequestLog {
  const entries: LogEntry[] = [];
  return {
    entries,
    open(method, path) {
      const entry = { method, path, generation: null, at: new Date(now()).toISOString(), status: null };
      entries.push(entry);
      return entry;
    },
    clear() {
      entries.length = 0;
    },
  };
}
