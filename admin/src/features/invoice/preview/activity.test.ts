import type { InvoiceEvent } from '@embarque/mocks/invoice/contract';
import { expect, it } from 'vitest';
import type { JournalEntry } from '../../../outbox/journal/journal.types.ts';
import { invoiceOutbox } from '../server/invoice.outbox.ts';
import { answerSample } from '../invoice.testing.ts';
import type { InvoiceCommand } from '../model/invoice.commands.ts';
import { activityOf } from './activity.ts';

const by = { fullName: 'Ana Prado', role: 'admin' };
const at = (minute: number) => `2026-03-10T12:0${minute}:00.000Z`;
const payment = { id: 'p', amount: 500, date: '2026-03-10', method: 'Cash', note: '' } as const;
const paid: InvoiceCommand = { type: 'paid', payments: [{ id: 4987, payment }], by };

function changeOf(command: InvoiceCommand, fate: Omit<JournalEntry, 'entry'>): JournalEntry {
  const entry = {
    id: 'mine',
    by: 'ana@prado.example',
    at: at(2),
    feature: 'invoice',
    scope: 'invoice',
    subjects: invoiceOutbox.subjects?.([], command) ?? [],
    command,
    inverse: null,
    description: { done: null, refused: { id: 'refused' } },
    state: 'pending' as const,
  };
  return { entry, ...fate };
}

const created: InvoiceEvent = { kind: 'created', at: at(1), by: 'Ana Prado' };
const entered: InvoiceEvent = { kind: 'payment', amount: 500, at: at(3), by: 'Ana Prado', requestId: 'mine' };
const shown = (activity: InvoiceEvent[], change: JournalEntry, unloaded: string[] = []) =>
  activityOf({ ...answerSample, activity }, [change], unloaded).map(({ kind, state, reason }) => [
    kind,
    ...[state, reason].filter(Boolean),
  ]);

it.each([
  ['waits', { state: 'waiting' }, ['payment', 'waiting']],
  ['was undone before it was sent', { state: 'undone', wasUnsent: true }, ['payment', 'undone']],
] as const)('a change that %s is there at once, the newest first', (_, fate, line) => {
  expect(shown([created], changeOf(paid, fate))).toEqual([line, ['created']]);
});

it('a change that was undone on the server is there as the server has it', () => {
  expect(shown([created], changeOf(paid, { state: 'undone' }))).toEqual([['created']]);
});

it('a refused change stays, with its reason', () => {
  const mail: InvoiceCommand = { type: 'sent', ids: [4987], mail: null, by };
  const refused = changeOf(mail, { state: 'refused', reason: 'No right.' });

  expect(shown([created], refused)[0]).toEqual(['sent', 'refused', 'No right.']);
  expect(activityOf({ ...answerSample, activity: [] }, [refused], [])[0]).toMatchObject({
    by: 'Ana Prado',
    to: [answerSample.document.client.companyEmail],
  });
});

it('a confirmed change is there once: first as its own line, then as that of the server', () => {
  const saved = changeOf(paid, { state: 'saved' });

  expect(shown([created], saved, ['mine'])).toEqual([['payment'], ['created']]);
  expect(shown([created, entered], saved, ['mine'])).toEqual([['payment'], ['created']]);
  // The server may have been reset since: what it does not have is not claimed.
  expect(shown([created], saved)).toEqual([['created']]);
});

it("the undo of a change marks the server's line", () => {
  expect(shown([entered], changeOf(paid, { state: 'undoing' }))).toEqual([['payment', 'undoing']]);
});

it('changes of other invoices, and what is no activity, are left out', () => {
  const other: InvoiceCommand = { type: 'sent', ids: [4988], mail: null, by };

  expect(shown([created], changeOf(other, { state: 'waiting' }))).toEqual([['created']]);
  expect(shown([created], changeOf({ type: 'duplicated', id: 4987, by }, { state: 'waiting' }))).toEqual([['created']]);
});
