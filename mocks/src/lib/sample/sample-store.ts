const resets = new Set<() => void>();

/** One feature's data between requests. */
export interface SampleStore<Data> {
  /** The data that the handlers read and change. Replaced as a whole on reset, so never keep a reference across requests. */
  readonly data: Data;
  /** Puts this feature back to fresh sample data. */
  reset: () => void;
  /** Writes down what was read last. Shared data is read again each time, and nothing else saves it. */
  save: () => void;
}

/** How a feature's data gets over a reload, where the host keeps it. */
export interface Keeping<Data, Kept> {
  /** The name it is kept under. */
  keptAs: string;
  /**
   * Whether all tabs of a browser have it in common, as they have a server.
   * @default false
   */
  isShared?: boolean;
  /** The part of the data to keep, in a form that JSON can hold. */
  keep: (data: Data) => Kept;
  /** The data from that part. */
  restore: (kept: Kept) => Data;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Any keeping, whatever form the data is kept in. */
type AnyKeeping<Data, Kept> = Keeping<Data, Kept> | Pick<Keeping<Data, Data>, 'keptAs' | 'isShared'>;

let ownArea: Area | undefined;
let sharedArea: Area | undefined;
const unsaved = new Set<() => void>();

/**
 * Keeps one feature's data between requests and puts it back with all others on `resetSampleData`.
 * The seed runs on first use: a feature that nobody opens costs nothing.
 *
 * @param keeping what is kept where the host calls `keepSampleData`; left out, nothing is. Data that JSON can say as it is needs no
 * more than its name.
 */
export function sampleStore<Data, Kept = Data>(seed: () => Data, keeping?: AnyKeeping<Data, Kept>): SampleStore<Data> {
  const isShared = keeping?.isShared === true;
  const { key, area, save, restore } = storageFor(keeping);
  let current: { data: Data } | undefined;
  const reset = () => {
    current = undefined;
    if (key) area()?.removeItem(key);
  };
  const saveCurrent = () => current && save(current.data);
  resets.add(reset);
  return {
    get data() {
      // Another tab may have changed it since.
      if (isShared && area()) current = undefined;
      current ??= restore() ?? { data: seed() };
      if (key && !isShared) unsaved.add(saveCurrent);
      return current.data;
    },
    reset,
    save: () => {
      saveCurrent();
    },
  };
}

/** Puts the sample data of every feature back. Stories and tests call it before each case. */
export function resetSampleData(): void {
  for (const reset of resets) reset();
}

/**
 * Lets the sample data of all features get over a reload, in a storage such as a tab's own.
 *
 * @param shared a storage that all tabs have in common; left out, each tab keeps to itself
 */
export function keepSampleData(where: Area, shared?: Area): void {
  ownArea = where;
  sharedArea = shared;
}

/** Writes down what was in use since the last time. The host calls it after each answer. */
export function saveSampleData(): void {
  for (const save of unsaved) save();
  unsaved.clear();
}

function storageFor<Data, Kept>(keeping: AnyKeeping<Data, Kept> | undefined) {
  const area = () => (keeping?.isShared ? sharedArea : ownArea);
  const key = keeping && `embarque.demo.${keeping.keptAs}`;
  const convert = keeping && 'keep' in keeping ? keeping : undefined;

  return {
    key,
    area,
    save(data: Data): void {
      if (!key) return;
      try {
        area()?.setItem(key, JSON.stringify(convert ? convert.keep(data) : data));
      } catch {
        // The storage is full or closed: the demo goes on, and begins afresh after a reload.
      }
    },
    restore(): { data: Data } | undefined {
      const text = key ? area()?.getItem(key) : undefined;
      if (!text) return undefined;
      try {
        const kept = JSON.parse(text);
        return { data: convert ? convert.restore(kept) : kept };
      } catch {
        return undefined;
      }
    },
  };
}
