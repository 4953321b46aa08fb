import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { fold } from '@embarque/design-system/fold';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { selectHandlers } from './select.handlers.ts';
import { selectScenarios } from './select.scenarios.ts';
import { selectAnswerSchema } from './select.schema.ts';

type Name = keyof typeof selectScenarios;

const call = callsTo(selectHandlers);
const open = (name: Name) => callsTo([selectScenarios[name], ...selectHandlers]);
const list = async (query = '', from = call) =>
  v.parse(selectAnswerSchema, (await from('GET', `/api/select/data?${query}`)).body);
const labels = async (query: string) => (await list(query)).map(({ label }) => label);

beforeEach(() => resetSampleData());

describe('GET /api/select/data', () => {
  it('lists 100 options by label by default', async () => {
    const options = await list();
    const order = new Intl.Collator('en');

    expect(options.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(options.map(({ value }) => value)).size).toBe(100);
    expect(options.map(({ label }) => fold(label)).toSorted(order.compare)).toEqual(
      options.map(({ label }) => fold(label)),
    );
    expect(await list('query=%20')).toEqual(options);
    expect(await list('q=brazil')).toEqual(options);
  });

  it.each([
    ['query=BRA', ['Brazil']],
    ['query=south%20', ['South Africa', 'South Korea']],
    ['query=curacao', ['Curaçao']],
    ['query=T%C3%9CRK', ['Türkiye']],
    ['query=atlantis', []],
    ['query=.*', []],
  ])('finds with %s the options whose value contains it', async (query, expected) => {
    expect(await labels(query)).toEqual(expected);
  });
});

describe('a scenario of the select', () => {
  it.each<[Name, number]>([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ])('%s answers with %d and a message', async (name, expected) => {
    const { status, body } = await open(name)('GET', '/api/select/data');

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it('stillLoading never answers', async () => {
    const late = open('stillLoading')('GET', '/api/select/data');
    const other = call('GET', '/api/select/data').then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('empty, veryLongTexts and thousandsOfRows differ in what there is to choose from', async () => {
    expect(await list('', open('empty'))).toEqual([]);
    expect((await list('query=peru', open('veryLongTexts')))[0]?.label.length).toBeGreaterThan(100);
    expect(await list('', open('thousandsOfRows'))).toHaveLength(5000);
    expect(await list('query=uruguay', open('thousandsOfRows'))).toHaveLength(50);
  });
});
