import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { autocompleteHandlers } from './autocomplete.handlers.ts';
import { autocompleteScenarios } from './autocomplete.scenarios.ts';
import { autocompleteAnswerSchema } from './autocomplete.schema.ts';

type Name = keyof typeof autocompleteScenarios;

const call = callsTo(autocompleteHandlers);
const open = (name: Name) => callsTo([autocompleteScenarios[name], ...autocompleteHandlers]);
const list = async (from = call) =>
  v.parse(autocompleteAnswerSchema, (await from('GET', '/api/autocomplete/data')).body);

beforeEach(() => resetSampleData());

describe('GET /api/autocomplete/data (SPEC-7.23-b)', () => {
  it('offers 100 destinations by rank (SPEC-3.25-a)', async () => {
    expect((await list()).map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('names each of them by its title (SPEC-3.25-a)', async () => {
    const items = await list();

    expect(items[0]).toEqual({ title: 'Lisbon, Portugal', rank: 1, id: 'lisbon-portugal' });
    expect(new Set(items.map(({ id }) => id)).size).toBe(100);
    expect(new Set(items.map(({ title }) => title)).size).toBe(100);
  });
});

describe('a scenario of the autocomplete', () => {
  it.each<[Name, number]>([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ])('%s answers with %d and a message', async (name, expected) => {
    const { status, body } = await open(name)('GET', '/api/autocomplete/data');

    expect({ status, body }).toEqual({ status: expected, body: { message: expect.any(String) } });
  });

  it('stillLoading never answers', async () => {
    const late = open('stillLoading')('GET', '/api/autocomplete/data');
    const other = call('GET', '/api/autocomplete/data').then(() => 'everything else');

    expect(await Promise.race([late, other])).toBe('everything else');
  });

  it('empty, veryLongTexts and thousandsOfRows differ in what they offer', async () => {
    const many = await list(open('thousandsOfRows'));

    expect(await list(open('empty'))).toEqual([]);
    expect((await list(open('veryLongTexts')))[0]?.title.length).toBeGreaterThan(100);
    expect(new Set(many.map(({ id }) => id)).size).toBe(5000);
  });
});
