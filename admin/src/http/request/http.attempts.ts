import { HttpError, isPassing } from '../http.error.ts';
import type { SerialisedBody } from './http.body.ts';

/** Servers remember a key at least that long. */
const REMEMBERED_MS = 5 * 60_000;

/** A request that creates something, as the person asked for it. */
export interface Creation {
  /** Path below the API's base. */
  path: string;
  /** All that makes it this request, as `contentOf` says; `null` for one that cannot be compared. */
  content: string | null;
  /** The key that the caller has for it. */
  key?: string | undefined;
}

export interface Attempt {
  /** Sent as `Idempotency-Key`. */
  key: string;
  /** Reports that no response came, or one that declines. */
  failed: (error: unknown) => void;
}

interface Unsettled {
  key: string;
  path: string;
  at: number;
}

/**
 * Keys of requests that create something. A request whose outcome is unknown may have been carried out, so the same one after it carries
 * its key, and the server responds as it did then. A later change of the same feature makes a new attempt of it: what was created may be
 * gone by then.
 */
export function createAttempts() {
  const unsettled = new Map<string, Unsettled>();

  return {
    begin({ path, content, key }: Creation): Attempt {
      forget(({ at }) => Date.now() - at >= REMEMBERED_MS);
      const before = content === null ? undefined : unsettled.get(content);
      if (content !== null) unsettled.delete(content);
      const attempt = before ?? { key: key ?? newKey(), path, at: Date.now() };
      return {
        key: attempt.key,
        failed(error) {
          if (content !== null && isUnknown(error)) unsettled.set(content, attempt);
        },
      };
    },

    /** Called when something of a feature was changed. */
    changed(path: string): void {
      forget((attempt) => featureOf(attempt.path) === featureOf(path));
    },
  };

  function forget(isMeant: (attempt: Unsettled) => boolean): void {
    for (const [content, attempt] of unsettled) if (isMeant(attempt)) unsettled.delete(content);
  }
}

const UNKNOWN: readonly HttpError['kind'][] = ['unreachable', 'timeout', 'aborted', 'malformed'];

/** Whether an error leaves open what the server has done. A session that has to be refreshed comes before anything is done. */
function isUnknown(error: unknown): boolean {
  return (
    error instanceof HttpError && (UNKNOWN.includes(error.kind) || (error.kind === 'status' && isPassing(error.status)))
  );
}

/** The first word of a path: `apps/kanban/add-task` → `kanban`. */
const featureOf = (path: string) => path.replace(/^(?:apps|api)\//, '').split('/', 1)[0];

/** Tells requests with JSON apart by their content and by who asks; `null` for any other content. */
export function contentOf({ bytes = '' }: SerialisedBody, asked: readonly unknown[]): string | null {
  return typeof bytes === 'string' ? JSON.stringify([...asked, bytes]) : null;
}

/** An id that nothing else has; `randomUUID` is missing on insecure origins. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
}
