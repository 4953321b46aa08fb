import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../storage/storage.ts';
import type { Entry } from '../outbox.types.ts';
import { JOURNAL_SIZE, obstacleOf, reconcile, sentenceOf, unknownToServer } from './journal.core.ts';
import { storedJournal } from './journal.storage.ts';
import { journalEntry, recordAll } from './journal.testing.ts';

const entry = (id: string, more: Partial<Entry> = {}) => journalEntry({}, { id, inverse: {}, ...more });
const one = entry('one');
const refused = { type: 'rolled back', entry: one, error: new Error('no') } as const;

const states = (journal: ReturnType<typeof recordAll>) => journal.map((each) => [each.entry.id, each.state]);

describe('the journal', () => {
  it('follows a change from given to saved, with the latest first', () => {
    const waiting = recordAll([], { type: 'given', entry: one }, { type: 'given', entry: entry('two') });

    expect(states(waiting)).toEqual([
      ['two', 'waiting'],
      ['one', 'waiting'],
    ]);
    expect(states(recordAll(waiting, { type: 'confirmed', entry: one, response: {} }))[1]).toEqual(['one', 'saved']);
  });

  it('shows a refused change by the sentence of its toast, with the reason', () => {
    const [first] = recordAll([], { type: 'given', entry: one }, refused);

    expect(first).toMatchObject({ state: 'refused', reason: 'The server said no.', canRetry: true });
    expect(first && sentenceOf(first)).toEqual(one.description.refused);
  });

  it('lists a change that was merged with the one before it once', () => {
    const journal = recordAll(
      [],
      { type: 'given', entry: one },
      { type: 'given', entry: entry('two'), replaces: 'one' },
    );

    expect(states(journal)).toEqual([['two', 'waiting']]);
  });

  it('lists nothing that has no sentence, until it is refused', () => {
    const quiet = entry('quiet', { description: { done: null, refused: { id: 'refused' } } });
    const given = recordAll([], { type: 'given', entry: quiet }, { type: 'confirmed', entry: quiet, response: {} });

    expect(given).toEqual([]);
    expect(states(recordAll([], { ...refused, entry: quiet }))).toEqual([['quiet', 'refused']]);
  });

  it('shows an undo as under way until it is confirmed, and takes a refused one back with the reason', () => {
    const saved = recordAll([], { type: 'confirmed', entry: one, response: {} });
    const undo = entry('undo', { undoes: 'one', inverse: null });
    const undoing = recordAll(saved, { type: 'given', entry: undo });

    expect(states(undoing)).toEqual([['one', 'undoing']]);
    expect(states(recordAll(undoing, { type: 'confirmed', entry: undo, response: {} }))).toEqual([['one', 'undone']]);
    expect(recordAll(undoing, { ...refused, entry: undo })).toMatchObject([
      { state: 'saved', reason: 'The server said no.' },
    ]);
  });

  it('knows which changes of a thing the history of the server lacks', () => {
    const of = (id: string, more: Partial<Entry> = {}) => entry(id, { subjects: ['manager'], ...more });
    const journal = recordAll(
      [],
      ...['saved', 'refused', 'undone', 'waiting'].map((id) => ({ type: 'given', entry: of(id) }) as const),
      { type: 'given', entry: entry('other', { subjects: ['support'] }) },
      { type: 'confirmed', entry: of('saved'), response: {} },
      { ...refused, entry: of('refused') },
      { type: 'undone', entry: of('undone') },
    );
    const shown = states([...unknownToServer(journal, 'records', 'manager')]);

    expect(shown).toEqual([
      ['waiting', 'waiting'],
      ['undone', 'undone'],
      ['refused', 'refused'],
    ]);
    const undo = of('undo', { undoes: 'saved' });
    const after = recordAll(
      journal,
      { type: 'undone', entry: of('saved', { state: 'confirmed' }) },
      { type: 'confirmed', entry: undo, response: {} },
    );
    expect(states([...unknownToServer(after, 'records', 'manager')])).toEqual(shown);
  });

  it('drops what was not sent because it had no effect any more', () => {
    const given = recordAll([], { type: 'given', entry: one });

    expect(recordAll(given, { type: 'entries changed', dropped: [one] })).toEqual([]);
  });

  it('counts what left the outbox while nobody recorded it as saved, and its undo as done', () => {
    const waiting = recordAll([], { type: 'given', entry: one }, { type: 'given', entry: entry('two') });
    const undo = entry('undo', { undoes: 'three' });
    const undoing = recordAll(
      waiting,
      { type: 'confirmed', entry: entry('three'), response: {} },
      { type: 'given', entry: undo },
    );

    expect(states(reconcile(undoing, [one]))).toEqual([
      ['three', 'undone'],
      ['two', 'saved'],
      ['one', 'waiting'],
    ]);
  });

  it('knows what nothing takes back', () => {
    const of = (more: Partial<Entry>) => obstacleOf({ entry: entry('x', more), state: 'saved' });

    expect([of({}), of({ inverse: null }), of({ isFinal: true })]).toEqual([
      null,
      'nothing takes it back',
      'the server cannot restore it',
    ]);
  });

  it('holds the newest, and reads the others when one cannot be read', () => {
    const many = Array.from({ length: JOURNAL_SIZE + 5 }, (_, index) => entry(`${index}`));
    const journal = recordAll([], ...many.map((each) => ({ type: 'given', entry: each }) as const));
    const area = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    area.write([['embarque.journal', JSON.stringify([{ state: 'later version' }, ...journal])]]);

    expect(storedJournal.in(area).read()).toHaveLength(JOURNAL_SIZE);
    expect(storedJournal.in(area).read()[0]?.entry.id).toBe(`${JOURNAL_SIZE + 4}`);
  });
});
