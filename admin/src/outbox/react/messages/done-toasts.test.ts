import { describe, expect, it } from 'vitest';
import type { Entry } from '../../outbox.types.ts';
import { createDoneToasts, severalMessage, type ToastEnds } from './done-toasts.ts';

type Names = Pick<Entry, 'id'> & Partial<Pick<Entry, 'feature' | 'description'>>;

const completed = { id: 'completed', values: { count: 1 } };

const entry = ({ id, feature = 'todo', description }: Names): Entry => ({
  id,
  by: 'me@home',
  at: '',
  feature,
  scope: feature,
  subjects: [],
  command: null,
  inverse: {},
  description: description ?? {
    done: { id: 'one completed', values: { title: id } },
    several: completed,
    refused: { id: 'refused' },
  },
  state: 'pending',
});

/** Toasts as a page shows them: the one that is taken away expires. */
function openPage() {
  const toasts: (ToastEnds & { ids: string[] })[] = [];
  const ended: string[] = [];
  const held: string[] = [];
  const restarted: string[] = [];
  const { add, remove, close, offered } = createDoneToasts({
    raise: (entries, ends) => {
      const toast = { ids: entries.map(({ id }) => id), ...ends };
      toasts.push(toast);
      return () => {
        toasts.splice(toasts.indexOf(toast), 1);
        toast.onExpire();
      };
    },
    undo: (id) => ended.push(`undo ${id}`),
    expire: (id) => ended.push(`expire ${id}`),
    hold: (id, isHeld) => held.push(`${isHeld ? 'hold' : 'release'} ${id}`),
    restart: (id) => restarted.push(id),
  });
  return {
    add,
    remove,
    close,
    offered,
    toasts,
    ended,
    held,
    restarted,
    shown: () => toasts.map(({ ids }) => ids.join(' ')),
  };
}

describe('commands of one kind that follow each other', () => {
  it('share one toast, whose undo takes all of them back, the last one first', () => {
    const { add, toasts, ended, shown } = openPage();
    for (const id of ['a', 'b', 'c']) add(entry({ id }));
    expect(shown()).toEqual(['a b c']);

    toasts[0]?.onUndo();

    expect(ended).toEqual(['undo c', 'undo b', 'undo a']);
  });

  it('become final together', () => {
    const { add, toasts, ended } = openPage();
    for (const id of ['a', 'b']) add(entry({ id }));
    expect(ended).toEqual([]);

    toasts[0]?.onExpire();

    expect(ended).toEqual(['expire a', 'expire b']);
  });

  it('have the whole time again with each that follows, and are held together', () => {
    const { add, toasts, held, restarted } = openPage();
    for (const id of ['a', 'b', 'c']) add(entry({ id }));
    expect(restarted).toEqual(['a', 'a', 'b']);

    toasts[0]?.onHold(true);
    toasts[0]?.onHold(false);

    expect(held).toEqual(['hold a', 'hold b', 'hold c', 'release a', 'release b', 'release c']);
  });

  it('become final together when the time of one of them is over', () => {
    const { add, close, offered, shown, ended } = openPage();
    for (const id of ['a', 'b', 'c']) add(entry({ id }));
    expect(offered()).toEqual(['a', 'b', 'c']);

    close('a');

    expect(shown()).toEqual([]);
    expect(offered()).toEqual([]);
    expect(ended).toEqual(['expire b', 'expire c']);
  });

  it('are others once their toast has ended', () => {
    const { add, toasts, shown } = openPage();
    add(entry({ id: 'a' }));
    toasts.shift()?.onExpire();
    add(entry({ id: 'b' }));

    expect(shown()).toEqual(['b']);
  });

  it('are each undone or expired once', () => {
    const { add, toasts, ended } = openPage();
    add(entry({ id: 'a' }));
    const [first] = toasts;
    add(entry({ id: 'b' }));
    toasts[0]?.onUndo();
    toasts[0]?.onExpire();
    first?.onExpire();

    expect(ended).toEqual(['undo b', 'undo a']);
  });
});

it('one that is refused leaves the toast of the others', () => {
  const { add, remove, shown, ended } = openPage();
  for (const id of ['a', 'b', 'c']) add(entry({ id }));
  remove('b');
  expect(shown()).toEqual(['a c']);
  remove('a');
  remove('c');

  expect(shown()).toEqual([]);
  expect(ended).toEqual([]);
});

it.each<[difference: string, other: Names]>([
  ['of another feature', { id: 'b', feature: 'kanban' }],
  ['with another message', { id: 'b', description: { done: { id: 'one deleted' }, refused: { id: 'refused' } } }],
  [
    'to another place',
    {
      id: 'b',
      description: {
        done: { id: 'one completed' },
        several: { id: 'completed', values: { count: 1, folder: 'spam' } },
        refused: { id: 'refused' },
      },
    },
  ],
])('a command %s has its own toast', (_, other) => {
  const { add, shown } = openPage();
  add(entry({ id: 'a' }));
  add(entry(other));

  expect(shown()).toEqual(['a', 'b']);
});

it('the things that several commands count are summed', () => {
  const of = (id: string, count: number) =>
    entry({
      id,
      description: { done: null, several: { id: 'deleted', values: { count, folder: 'spam' } }, refused: { id: 'no' } },
    });

  expect(severalMessage([of('a', 3), of('b', 2)])).toEqual({ id: 'deleted', values: { count: 5, folder: 'spam' } });
  expect(severalMessage([entry({ id: 'a', description: { done: { id: 'done' }, refused: { id: 'no' } } })])).toBe(
    undefined,
  );
});
