import { expect, it } from 'vitest';
import { entry, type Put, type Values } from '../outbox.testing.ts';
import { type OutboxChange, PartlyDone } from '../outbox.types.ts';
import { follow, type Followed, nothingFollowed } from './outbox.followed.ts';

const apply = (values: Values, { key, value }: Put): Values => ({ ...values, [key]: value ?? '' });
const { loaded, changed } = follow<Values, Put, Values>({
  apply,
  confirm: (values, _, response) => ({ ...values, ...response }),
});
const before: Followed<Values, Put, Values> = nothingFollowed<Values>({});

const one = entry({ key: 'a', value: 'mine' });
const confirmed: OutboxChange<Put, Values> = { type: 'confirmed', entry: one, response: { a: 'from the server' } };
const hears = (data: typeof before, change: OutboxChange<Put, Values> | null, entries = [one]) =>
  changed(data, { type: 'outbox changed', entries, change });

it('what waits shows on top of what is loaded', () => {
  const data = loaded(hears(before, null), { a: 'theirs', b: 'theirs' });

  expect(data).toMatchObject({
    confirmed: { a: 'theirs', b: 'theirs' },
    shown: { a: 'mine', b: 'theirs' },
  });
});

it('what is confirmed while data are loaded stands over them, and not over those of a later load', () => {
  const first = loaded(hears(before, confirmed, []), { a: 'before' });
  expect(first.shown).toEqual({ a: 'from the server' });

  expect(loaded({ ...first, missed: [] }, { a: 'after' }).shown).toEqual({ a: 'after' });
});

it('what is confirmed later is part of the data, and nothing of it is retained for the next load', () => {
  const data = hears(loaded(before, { a: 'before' }), confirmed, []);

  expect(data).toMatchObject({ confirmed: { a: 'from the server' }, missed: null });
});

it('of a refused command, the part stays that the server has confirmed', () => {
  const error = new PartlyDone({ a: 'half' }, new Error('refused'));
  const data = hears(loaded(before, { a: 'before' }), { type: 'rolled back', entry: one, error }, []);

  expect(data.shown).toEqual({ a: 'half' });
});
