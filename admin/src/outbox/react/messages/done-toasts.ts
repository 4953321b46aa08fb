import type { MessageDescriptor } from '@lingui/core';
import type { Entry } from '../../outbox.types.ts';

export interface ToastEnds {
  /** The person takes all that the toast is about back. */
  onUndo: () => void;
  /** The time for that is over. */
  onExpire: () => void;
  /** The person points at the toast or focuses it, or ends to. */
  onHold: (isHeld: boolean) => void;
}

interface DoneToastsOptions {
  /**
   * Shows a toast about commands of one kind.
   *
   * @returns takes it away, at once or as one whose time is over
   */
  raise: (entries: readonly Entry[], ends: ToastEnds) => (how?: { fades: boolean }) => void;
  undo: (id: string) => void;
  expire: (id: string) => void;
  hold: (id: string, isHeld: boolean) => void;
  /** Gives an entry the whole time for an undo again, so that those of one toast end together. */
  restart: (id: string) => void;
}

export interface DoneToasts {
  add: (entry: Entry) => void;
  /** An entry that is undone, refused or replaced needs no toast. */
  remove: (id: string) => void;
  /** The time of an entry is over: its toast goes, and the others of that toast are final too. */
  close: (id: string) => void;
  /** Ids of the entries that toasts offer to undo. */
  offered: () => string[];
}

interface Group {
  entries: readonly Entry[];
  takeAway: (how?: { fades: boolean }) => void;
}

/**
 * The toasts about what is done and can be undone. Commands of one kind that follow each other share one, for as long as it is
 * shown: its undo takes all of them back, the last one first.
 */
export function createDoneToasts({ raise, undo, expire, hold, restart }: DoneToastsOptions): DoneToasts {
  const groups = new Map<string, Group>();

  const show = (kind: string, entries: readonly Entry[]) => {
    const before = groups.get(kind);
    groups.delete(kind);
    before?.takeAway();
    if (entries.length === 0) return;
    const end = (then: (id: string) => void, inOrder: readonly Entry[]) => () => {
      // A toast that another one has replaced decides nothing.
      if (groups.get(kind)?.entries !== entries) return;
      groups.delete(kind);
      for (const { id } of inOrder) then(id);
    };
    const takeAway = raise(entries, {
      onUndo: end(undo, entries.toReversed()),
      onExpire: end(expire, entries),
      onHold: (isHeld) => entries.forEach(({ id }) => hold(id, isHeld)),
    });
    groups.set(kind, { entries, takeAway });
  };

  return {
    add(entry: Entry) {
      const kind = kindOf(entry);
      const before = groups.get(kind)?.entries ?? [];
      show(kind, [...before, entry]);
      for (const { id } of before) restart(id);
    },
    remove(id: string) {
      for (const [kind, { entries }] of groups) {
        const others = entries.filter((entry) => entry.id !== id);
        if (others.length < entries.length) show(kind, others);
      }
    },
    close(id: string) {
      const group = [...groups].find(([, { entries }]) => entries.some((entry) => entry.id === id));
      if (!group) return;
      const [kind, { entries, takeAway }] = group;
      groups.delete(kind);
      takeAway({ fades: true });
      for (const other of entries) if (other.id !== id) expire(other.id);
    },
    offered: () => [...groups.values()].flatMap(({ entries }) => entries.map(({ id }) => id)),
  };
}

/** Commands are of one kind when they read the same, but for names and numbers. */
function kindOf({ feature, description: { done, several } }: Entry): string {
  if (!several) return JSON.stringify([feature, done?.id]);
  const { count: _, ...values } = several.values ?? {};
  return JSON.stringify([feature, several.id, values]);
}

/** How several commands of one kind read together; `undefined` when their feature does not say. */
export function severalMessage(entries: readonly Entry[]): MessageDescriptor | undefined {
  const several = entries.at(-1)?.description.several;
  if (!several) return undefined;
  const counts = entries.map(({ description }) => Number(description.several?.values?.count ?? 1));
  return { ...several, values: { ...several.values, count: counts.reduce((sum, count) => sum + count, 0) } };
}
