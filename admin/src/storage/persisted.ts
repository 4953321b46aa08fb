import { type SafeStorage, type StorageKey, type StorageMode, storage } from './storage.ts';
import { watchOtherTabs } from './other-tabs.ts';

/** A schema of valibot, or of any library that follows the Standard Schema; only its synchronous answer counts. */
export interface Schema<Value> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Validated<Value> | Promise<Validated<Value>>;
  };
}

type Validated<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] };

export interface Persisted<Value> {
  /** The stored value, or the fallback when nothing valid is stored; the same object until the stored text changes. */
  read(): Value;
  /** Stores the value; not `local` when the browser refuses, and the value then lives as long as this tab. */
  write(value: Value): StorageMode;
  remove(): void;
  /**
   * Calls the listener after a change in this tab or another one.
   *
   * @returns stops listening
   */
  subscribe(listener: (source: ChangeSource) => void): () => void;
  /** The same entry in another storage area, such as the one of `useUserStorage`. */
  in(area: SafeStorage): Persisted<Value>;
}

export type ChangeSource = 'this tab' | 'other tab';

export interface PersistedOptions {
  /** @default The browser's local storage */
  area?: SafeStorage;
  /**
   * `text` stores a value as it is printed and gives the stored text to the schema.
   * @default 'json'
   */
  format?: 'json' | 'text';
}

/**
 * Keeps one value in browser storage: validated when it is read, in step with other tabs, and in memory where the browser
 * stores nothing.
 */
export function createPersisted<Value>(
  key: StorageKey,
  schema: Schema<Value>,
  fallback: Value,
  { area = storage, format = 'json' }: PersistedOptions = {},
): Persisted<Value> {
  const listeners = new Set<(source: ChangeSource) => void>();
  const notify = () => listeners.forEach((listener) => listener('this tab'));

  function bind(target: SafeStorage): Persisted<Value> {
    let last: { text: string; value: Value } | null = null;

    return {
      read() {
        const text = target.read(key);
        if (text === null) return fallback;
        if (last?.text !== text) last = { text, value: parse(text, schema, fallback, format) };
        return last.value;
      },
      write(value) {
        const mode = target.write([[key, format === 'json' ? JSON.stringify(value) : String(value)]]);
        notify();
        return mode;
      },
      remove() {
        target.remove([key]);
        notify();
      },
      subscribe(listener) {
        // A function of its own, so that a listener that subscribes twice is called twice.
        const own = (source: ChangeSource) => listener(source);
        listeners.add(own);
        const stop = watchOtherTabs(key, () => listener('other tab'));
        return () => {
          listeners.delete(own);
          stop();
        };
      },
      in: bind,
    };
  }

  return bind(area);
}

function parse<Value>(text: string, schema: Schema<Value>, fallback: Value, format: 'json' | 'text'): Value {
  try {
    const result = schema['~standard'].validate(format === 'json' ? JSON.parse(text) : text);
    return 'value' in result && !result.issues ? result.value : fallback;
  } catch {
    return fallback;
  }
}
