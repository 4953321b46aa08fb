import { eventsSample } from '@embarque/mocks/calendar/data';
import { contactsSample } from '@embarque/mocks/chat/data';
import { invoicesSample } from '@embarque/mocks/invoice/data';
import { kanbanSample } from '@embarque/mocks/kanban/data';
import { permissionsSample } from '@embarque/mocks/permissions/data';
import { todosSample } from '@embarque/mocks/todo/data';
import { usersSample } from '@embarque/mocks/users/data';
import fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventsAnswerSchema } from '../../features/calendar/server/calendar.schema.ts';
import { contactSchema } from '../../features/chat/server/chat.schema.ts';
import { taskSchema as cardSchema } from '../../features/kanban/server/kanban.schema.ts';
import { permissionSchema } from '../../features/permissions/permissions.api.ts';
import { taskSchema } from '../../features/todo/server/todo.schema.ts';
import { readAnswer } from '../../http/response/http.answer.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { invoiceSchema } from '../../invoices/invoice-row.schema.ts';
import { userSchema } from '../../people/users/users.api.ts';

type Row = Record<string, unknown>;

const eventSchema = eventsAnswerSchema.entries.events;

const lists: [name: string, list: v.GenericSchema<unknown, unknown[]>, sample: readonly unknown[]][] = [
  ['cards', rows(cardSchema), kanbanSample().tasks],
  ['tasks', rows(taskSchema), todosSample()],
  ['events', eventSchema, eventsSample()],
  ['contacts', rows(contactSchema), contactsSample()],
  ['invoices', rows(invoiceSchema), invoicesSample()],
  ['users', rows(userSchema), usersSample()],
  ['permissions', rows(permissionSchema), permissionsSample()],
];

const odd = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constantFrom('pending', 1, '1', 1e308));

describe.each(lists)('a list of %s', (_, list, sample) => {
  const valid = sample.slice(0, 4) as Row[];
  const before = readAnswer('list', list, valid).data;

  it('is read as it is', () => expect(before).toHaveLength(4));

  const field = fc.constantFrom(...Object.keys(valid[0] ?? {}), 'surplus');
  const mutation = fc.record({ index: fc.nat(3), field, value: odd });

  it('shows every record that a mutation leaves alone, and accounts for all others', () => {
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 4 }), (mutations) => {
        const mutated = valid.map((record, index) =>
          Object.fromEntries([
            ...Object.entries(record),
            ...mutations.filter((each) => each.index === index).map(({ field: name, value }) => [name, value]),
          ]),
        );
        const { data, unreadable } = readAnswer('list', list, mutated);

        const intact = before.filter((__, index) => !mutations.some((each) => each.index === index));
        expect(data).toEqual(expect.arrayContaining(intact));
        const leftOut = new Set(unreadable.map(({ record }) => record).filter((record) => !record.includes('.')));
        expect(data.length + leftOut.size).toBe(valid.length);
      }),
    );
  });

  it('takes a number for an id as a text, and ignores fields that it does not know', () => {
    const changed = valid.map((record) => ({ ...record, id: String(record['id']), surplus: { of: 'a newer server' } }));

    expect(readAnswer('list', list, changed)).toEqual({ data: before, unreadable: [] });
  });
});
