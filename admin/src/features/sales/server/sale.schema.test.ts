import fc from 'fast-check';
import { formatISO } from 'date-fns';
import { beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../../../http/http.error.ts';
import { readAnswer } from '../../../http/response/http.answer.ts';
import { unreadableLog } from '../../../http/response/unreadable.log.ts';
import { currencyFormat, formatColumnDay, formatMoney } from '../../../i18n/format.ts';
import { computeFigures } from '../home/home.figures.ts';
import { addUp, isGrouped } from '../sales.sums.ts';
import { soldFor } from '../sales.testing.ts';
import { salesSchema } from './sale.schema.ts';

const sale = (id: string) => ({ ...soldFor('BRL', 10), id });
const answer = () => ({ success: true, sales: ['S-1', 'S-2', 'S-3', 'S-4'].map(sale), total: 4 });
const read = (data: unknown) => readAnswer('sales', salesSchema, data);
const readOne = (odd: object) => read({ ...answer(), sales: [{ ...sale('S-1'), ...odd }] });

beforeEach(() => unreadableLog.clear());

describe('a sale of an odd server', () => {
  it.each([
    [{ status: 'pending' }, { status: 'pending' }],
    [{ kind: 'car-rental' }, { kind: 'car-rental' }],
    [{ currency: 'GBP' }, { currency: 'GBP' }],
    [{ id: 1 }, { id: '1' }],
    [{ amount: '19.90' }, { amount: 19.9 }],
    [
      { status: null, kind: {}, product: undefined },
      { status: '', kind: '', product: '' },
    ],
    [{ customer: { name: 'Ana', phone: '1' } }, { customer: { name: 'Ana', email: '' } }],
    [{ customer: 'Ana' }, { customer: { name: '', email: '' } }],
    [{ changedAt: 'yesterday' }, { changedAt: undefined }],
  ])('is read with %j', (odd, shown) => {
    expect(readOne(odd)).toMatchObject({ data: { sales: [shown] }, unreadable: [] });
  });

  it.each([
    [{ amount: 'on request' }, 'amount', 'string'],
    [{ amount: undefined }, 'amount', 'undefined'],
    [{ soldAt: 'yesterday' }, 'soldAt', 'string'],
    [{ id: null }, 'id', 'null'],
  ])('is left out with %j, and the log names the field but no value', (odd, field, received) => {
    const { data, unreadable } = readOne(odd);

    expect(data.sales).toEqual([]);
    expect(unreadable).toMatchObject([{ record: 'sales.0', field, received }]);
    expect(unreadableLog.read()).toMatchObject([{ path: 'sales', record: 'sales.0', field }]);
    expect(JSON.stringify(unreadableLog.read())).not.toMatch(/on request|yesterday/);
  });

  it('leaves a response without a list malformed, and the log names the field', () => {
    expect(() => read({ success: true })).toThrow(HttpError);
    expect(unreadableLog.read()).toMatchObject([{ path: 'sales', record: '', field: 'sales' }]);
    expect(unreadableLog.latest('sales')).toEqual([]);
  });
});

describe('any mutation of a response', () => {
  const odd = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constantFrom('pending', 1, '1', -0, 1e308, 'XYZ'));
  const field = fc.constantFrom(...Object.keys(sale('S-1')), 'customer.name', 'surplus');
  const mutation = fc.record({ index: fc.nat(3), field, value: odd });
  const ofAnswer = fc.dictionary(fc.constantFrom('success', 'total', 'sums', 'period', 'surplus'), odd);

  it('shows every sale that it leaves alone, accounts for all others, and breaks no part of the page', () => {
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 4 }), ofAnswer, (mutations, rest) => {
        const sales: Record<string, unknown>[] = answer().sales.map((each) => ({ ...each }));
        for (const { index, field: name, value } of mutations) {
          if (name === 'customer.name') Object.assign(sales[index] ?? {}, { customer: { name: value } });
          else Object.assign(sales[index] ?? {}, { [name]: value });
        }
        const { data, unreadable } = read({ ...answer(), ...rest, sales });

        const changed = new Set(mutations.map(({ index }) => index));
        const intact = ['S-1', 'S-2', 'S-3', 'S-4'].filter((_, index) => !changed.has(index));
        expect(data.sales.map(({ id }) => id)).toEqual(expect.arrayContaining(intact));
        expect(data.sales.length + unreadable.length).toBe(4);
        for (const { amount, currency, soldAt } of data.sales) {
          formatMoney(amount, currency);
          new Intl.NumberFormat('pt-BR', currencyFormat(currency)).format(amount);
          formatColumnDay(new Date(soldAt));
          formatISO(new Date(soldAt));
        }
        isGrouped(data.sales);
        addUp(data.sales);
        computeFigures(data.sales, '7-days', '2026-03-31');
      }),
    );
  });
});
