import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { fold } from '@embarque/design-system/fold';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { Employee } from './datatables.contract.ts';
import { employeesOf, employeesSample } from './datatables.data.ts';
import { datatablesHandlers } from './datatables.handlers.ts';
import { datatablesScenarios } from './datatables.scenarios.ts';
import { employeesAnswerSchema, initialDataAnswerSchema } from './datatables.schema.ts';

const call = callsTo(datatablesHandlers);
const find = async (query = '', handlers = call) => {
  const { status, body } = await handlers('GET', `/api/datatables/data?${query}`);
  expect(status).toBe(200);
  return v.parse(employeesAnswerSchema, body);
};
const all = async () => v.parse(initialDataAnswerSchema, (await call('GET', '/api/datatables/initial-data')).body);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

/** `mm/dd/yyyy` in an order that can be compared. */
const dayOf = ({ start_date: day }: Employee) => `${day.slice(6)}${day.slice(0, 5)}`;
const salaryOf = ({ salary }: Employee) => Number(salary.slice(1));

describe('the employees', () => {
  const shares = (employees: Employee[]) =>
    [1, 2, 3, 4, 5].map((wanted) => employees.filter(({ status }) => status === wanted).length);

  it('are a hundred: 23 current, 19 professional, 18 rejected, 23 resigned, 17 applied, half without a picture (SPEC-4.6-c, SPEC-7.17-a)', async () => {
    const employees = await all();

    expect(employees.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(shares(employees)).toEqual([23, 19, 18, 23, 17]);
    expect(employees.filter(({ avatar }) => avatar === '')).toHaveLength(50);
  });

  it('are the same for every reader, at any size of the company', () => {
    expect(employeesSample(3000).slice(0, 100)).toEqual(employeesSample());
    expect(employeesOf(100_000).at(99)).toEqual(employeesSample()[99]);
  });

  it('have different mailboxes, in a company of twenty thousand too', () => {
    expect(new Set(employeesSample(20_000).map(({ email }) => email)).size).toBe(20_000);
  });

  it('keep their shares in a bigger company', () => {
    expect(shares(employeesSample(1000))).toEqual([230, 190, 180, 230, 170]);
  });

  it('began on a day that agrees with their experience, and were grown up by then', () => {
    for (const employee of employeesSample(2000)) {
      const daysAgo = (Date.UTC(2030, 5, 15) - Date.parse(`${employee.start_date} UTC`)) / 86_400_000;
      const years = Number.parseInt(employee.experience, 10);

      expect(daysAgo).toBeGreaterThanOrEqual(0);
      expect(years).toBe(Math.max(1, Math.floor(daysAgo / 365)));
      expect(Number(employee.age) - years).toBeGreaterThanOrEqual(19);
    }
  });
});

describe('GET /api/datatables/data (SPEC-7.17-b)', () => {
  it('lists the first ten when nothing is asked, and everybody beside them (SPEC-9.6-a)', async () => {
    const { allData, invoices, total } = await find();

    expect(allData).toEqual(await all());
    expect(invoices).toEqual(allData.slice(0, 10));
    expect(total).toBe(100);
  });

  const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const;

  it.each(searched)('finds exactly the employees of whom it knows a certain %s (SPEC-7.17-c)', async (field) => {
    const employees = await all();
    const q = fold(employees[41]?.[field] ?? '');

    const { invoices, total } = await find(`${new URLSearchParams({ q: q.toUpperCase(), perPage: '100' })}`);

    expect(invoices).toEqual(employees.filter((employee) => searched.some((name) => fold(employee[name]).includes(q))));
    expect(invoices.map(({ id }) => id)).toContain(42);
    expect(total).toBe(invoices.length);
  });

  it('finds salaries and days as people write them', async () => {
    const { salary = '', start_date: day = '' } = (await all())[41] ?? {};
    const [month = '', date = '', year = ''] = day.split('/');
    const [whole = '', cents = ''] = salary.slice(1).split('.');
    const grouped = whole.replace(/(?=\d{3}$)/, '.');
    for (const q of [
      `${grouped},${cents}`,
      `${whole},${cents}`,
      `${date}/${month}/${year}`,
      `${year}-${month}-${date}`,
    ]) {
      const { invoices } = await find(`${new URLSearchParams({ q, perPage: '100' })}`);
      expect(invoices.map(({ id }) => id)).toContain(42);
    }
  });

  it.each(['q=Manaus', 'q=Years', 'q=nobody', 'q=%00'])('finds no employee with %s', async (query) => {
    expect(await find(query)).toMatchObject({ invoices: [], total: 0 });
  });

  it.each([
    ['id', ({ id }: Employee) => id],
    ['full_name', (employee: Employee) => fold(employee.full_name)],
    ['city', ({ city }: Employee) => fold(city)],
    ['start_date', dayOf],
    ['salary', salaryOf],
    ['age', ({ age }: Employee) => Number(age)],
    ['experience', ({ experience }: Employee) => Number.parseInt(experience, 10)],
    ['status', ({ status }: Employee) => status],
  ])('sorts by %s both ways', async (column, keyOf: (employee: Employee) => number | string) => {
    const up = (await find(`sortColumn=${column}&perPage=100`)).invoices.map(keyOf);
    const down = (await find(`sortColumn=${column}&sort=desc&perPage=100`)).invoices.map(keyOf);
    const inOrder = up.toSorted((a, b) => (a < b ? -1 : Number(a > b)));

    expect(up).toEqual(inOrder);
    expect(down).toEqual(inOrder.toReversed());
  });

  it.each(['page=0', 'perPage=0', 'page=one&perPage=ten', 'page=-1', 'sortColumn=responsive_id'])(
    'reads %s as nothing asked',
    async (query) => {
      expect(await find(query)).toEqual(await find());
    },
  );

  it('hands out pages that put together are the filtered, sorted list', async () => {
    await expectPagesToAddUp(
      async (query) => {
        const { invoices, total } = await find(query);
        return { rows: invoices, total };
      },
      fc.record({
        q: fc.constantFrom('', 'claims', '7', '$3', 'nobody'),
        sortColumn: fc.constantFrom('', 'salary', 'full_name', 'start_date'),
        sort: fc.constantFrom('', 'asc', 'desc'),
      }),
    );
  });
});

describe('a scenario', () => {
  const findIn = async (name: keyof typeof datatablesScenarios, path = 'data') => {
    const { status, body } = await callsTo([datatablesScenarios[name]])('GET', `/api/datatables/${path}`);
    return { status, body };
  };

  it('differs in whom it lists', async () => {
    expect((await findIn('empty')).body).toEqual({ allData: [], invoices: [], total: 0 });
    expect((await findIn('initialEmpty', 'initial-data')).body).toEqual([]);
    expect((await findIn('veryLongTexts')).body.invoices[0].full_name.length).toBeGreaterThan(100);
  });

  it('of a hundred thousand employees answers with its last page, and with a thousand of all', async () => {
    const many = callsTo([datatablesScenarios.thousandsOfRows]);

    const { allData, invoices, total } = await find('page=10000', many);

    expect(total).toBe(100_000);
    expect(invoices.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => 99_991 + index));
    expect(allData).toHaveLength(1000);
  });

  it.each([
    ['refused', 'data', 403],
    ['unauthorised', 'data', 401],
    ['failed', 'data', 500],
    ['initialFailed', 'initial-data', 500],
  ] as const)('%s answers %s with %d and a message', async (name, path, status) => {
    expect(await findIn(name, path)).toEqual({ status, body: { message: expect.any(String) } });
  });
});
