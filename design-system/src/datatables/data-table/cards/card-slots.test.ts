import { describe, expect, it } from 'vitest';
import type { Slot } from '../columns/slots.ts';
import type { CardPlace } from '../../../tables/table/table.types.ts';
import { cardSlots } from './card-slots.ts';

const data = (id: string, card?: CardPlace): Slot<object> => ({
  id,
  kind: 'data',
  column: { id, header: id, value: () => id, ...(card && { card }) },
});
const side = (kind: 'select' | 'expand' | 'actions'): Slot<object> => ({ id: `:${kind}`, kind });

const places = (slots: Slot<object>[]) => cardSlots(slots).map(({ id, card }) => [id, card]);

describe('the values of a card', () => {
  it('are read from the title to the least, with the actions at the end of the first line', () => {
    const slots = [
      side('select'),
      data('number'),
      data('status', 'status'),
      data('client', 'title'),
      data('total', 'amount'),
      side('actions'),
    ];

    expect(places(slots)).toEqual([
      [':select', 'select'],
      ['client', 'title'],
      ['total', 'amount'],
      [':actions', 'actions'],
      ['status', 'status'],
      ['number', 'meta'],
    ]);
  });

  it('begin with the first column where none is the title', () => {
    expect(places([data('name'), data('city')])).toEqual([
      ['name', 'title'],
      ['city', 'meta'],
    ]);
  });

  it('leave out a column that has no place', () => {
    expect(places([data('name'), data('id', 'none')])).toEqual([['name', 'title']]);
  });
});
