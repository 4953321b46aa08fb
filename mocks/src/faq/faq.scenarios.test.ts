import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { faqHandlers } from './faq.handlers.ts';
import { faqScenarios } from './faq.scenarios.ts';
import { faqAnswerSchema, knowledgeBaseAnswerSchema, knowledgeBaseCategoryAnswerSchema } from './faq.schema.ts';

type Name = keyof typeof faqScenarios;

const open = (name: Name) => callsTo([faqScenarios[name], ...faqHandlers]);
const ask = async (name: Name, path = '') => (await open(name)('GET', `/faq/data${path}`)).body;
const entries = async (name: Name, path = '') =>
  Object.values(v.parse(faqAnswerSchema, await ask(name, path))).flatMap(({ qandA }) => qandA);

describe('a scenario of the questions', () => {
  it.each<[Name, string, number]>([
    ['refused', '', 403],
    ['unauthorised', '', 401],
    ['failed', '', 500],
    ['categoriesFailed', '/knowledge_base', 500],
    ['categoryFailed', '/category', 500],
    ['questionFailed', '/question', 500],
  ])('%s answers %s with %d and a message', async (name, path, expected) => {
    const { status, body } = await open(name)('GET', `/faq/data${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('empty, thousandsOfRows and veryLongTexts differ in their questions', async () => {
    expect(await entries('empty')).toEqual([]);
    expect(await entries('thousandsOfRows')).toHaveLength(2800);
    expect((await entries('veryLongTexts'))[0]?.question.length).toBeGreaterThan(100);
  });

  it('thousandsOfRows can be searched', async () => {
    expect(await entries('thousandsOfRows', '?q=refund')).toHaveLength(100);
  });

  it('noCategories and categoriesVeryLong differ in the ways into the knowledge base', async () => {
    const cards = async (name: Name) => v.parse(knowledgeBaseAnswerSchema, await ask(name, '/knowledge_base'));

    expect(await cards('noCategories')).toEqual([]);
    expect((await cards('categoriesVeryLong'))[0]?.desc.length).toBeGreaterThan(100);
  });

  it('categoryEmpty and categoryVeryLong differ in their groups, and know which categories there are', async () => {
    const groups = async (name: Name) => v.parse(knowledgeBaseCategoryAnswerSchema, await ask(name, '/category'));

    expect(await groups('categoryEmpty')).toEqual([]);
    expect((await groups('categoryVeryLong'))[0]?.title.length).toBeGreaterThan(100);
    expect((await open('categoryEmpty')('GET', '/faq/data/category?category=none')).status).toBe(404);
  });
});
