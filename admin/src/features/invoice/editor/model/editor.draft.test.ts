import { describe, expect, it } from 'vitest';
import { documentOf, draftOf, type EditorDraft, isSameDraft, mistakesIn, newDraft, totalsOf } from './editor.draft.ts';
import { applyEdit, type DraftEdit } from './editor.edits.ts';

const client = {
  name: 'Ana Prado',
  company: '',
  companyEmail: 'ana@prado.example',
  address: '',
  country: '',
  contact: '',
};
const line = { item: 'eSIM Europe 10 GB', description: '', price: 13_990, quantity: 1000, discount: 0, taxes: [1800] };

const after = (draft: EditorDraft, ...edits: DraftEdit[]) => edits.reduce(applyEdit, draft);
const blank = newDraft('2026-03-10', 'Caio Brandão');
const written = after(blank, { type: 'client chosen', client }, { type: 'line changed', id: 'first', fields: line });

describe('the due date', () => {
  it('is an error before the issue date, and fine on it (XI-09)', () => {
    const early = after(written, { type: 'due date changed', day: '2026-03-05' });

    expect(mistakesIn(early)).toEqual(['due before issue']);
    expect(mistakesIn(after(early, { type: 'due date changed', day: '2026-03-10' }))).toEqual([]);
  });

  it('follows the issue date as long as a term gives it (XI-09)', () => {
    const inSeven = after(
      written,
      { type: 'term chosen', term: 'days7' },
      { type: 'issue date changed', day: '2026-03-31' },
    );

    expect(inSeven).toMatchObject({ dueDate: '2026-04-07', term: 'days7' });
    expect(after(inSeven, { type: 'due date changed', day: '2026-05-01' })).toMatchObject({ term: 'custom' });
  });
});

describe('lines', () => {
  it('come and go by their ids, and leave the others the same objects', () => {
    const second = { ...line, id: 'second' };
    const [first] = written.lines;
    const two = after(written, { type: 'lines added', index: 1, lines: [second] });

    const moved = after(two, { type: 'line moved', id: 'second', index: 0 });

    expect(moved.lines[0]).toBe(second);
    expect(moved.lines[1]).toBe(first);
    expect(after(moved, { type: 'line removed', id: 'first' }).lines).toEqual([second]);
  });

  it('that are pasted take the place of a blank one', () => {
    const pasted = { ...line, id: 'pasted' };

    const replaced = after(blank, { type: 'lines added', index: 0, lines: [pasted], replacing: 'first' });
    expect(replaced.lines).toEqual([pasted]);
    expect(after(replaced, { type: 'lines replaced', index: 0, count: 1, lines: blank.lines }).lines).toEqual(
      blank.lines,
    );
  });
});

describe('the invoice for the server', () => {
  it('has no blank lines and no taxes of nothing', () => {
    const draft = after(
      written,
      { type: 'line changed', id: 'first', fields: { taxes: [1800, 0] } },
      { type: 'lines added', index: 1, lines: [{ ...blank.lines[0], id: 'blank' } as never] },
    );

    expect(documentOf(draft)?.lines).toEqual([{ ...line, id: 'first', taxes: [1800] }]);
  });

  it('waits for a client, a line and readable figures', () => {
    expect(documentOf(blank)).toBeNull();
    expect(mistakesIn(blank)).toEqual(['no client', 'no lines']);
    expect(mistakesIn(after(written, { type: 'line changed', id: 'first', fields: { quantity: null } }))).toEqual([
      'lines',
    ]);
    expect(
      mistakesIn(after(written, { type: 'fields changed', fields: { discount: { kind: 'amount', cents: 13_991 } } })),
    ).toEqual(['discount']);
  });

  it('is the same draft when it comes back', () => {
    const document = documentOf(written);

    expect(document && isSameDraft(draftOf(document), written)).toBe(true);
  });
});

it.each([
  [11_000, { kind: 'amount', cents: 1000 }, 1000, 11_000],
  [20_000, { kind: 'percent', rate: 1000 }, 1800, 21_240],
  [10_000, { kind: 'amount', cents: 1000 }, 2000, 10_800],
  [180_000, { kind: 'amount', cents: 2800 }, 2100, 214_412],
] as const)(
  '%d with %j and %d hundredths of tax add up before and after saving (XI-06, XI-20)',
  (price, discount, tax, total) => {
    const draft = after(
      written,
      { type: 'fields changed', fields: { discount } },
      { type: 'line changed', id: 'first', fields: { price, taxes: [tax] } },
    );
    const document = documentOf(draft);

    expect(totalsOf(draft, 0).total).toBe(total);
    expect(document && totalsOf(draftOf(document), 0).total).toBe(total);
  },
);
