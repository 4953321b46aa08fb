import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { fold } from '@embarque/design-system/fold';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { FaqAnswer } from './faq.contract.ts';
import { faqSample } from './faq.data.ts';
import { faqHandlers } from './faq.handlers.ts';
import {
  faqAnswerSchema,
  knowledgeBaseAnswerSchema,
  knowledgeBaseCategoryAnswerSchema,
  knowledgeBaseQuestionAnswerSchema,
} from './faq.schema.ts';
import { eachSection, searchFaq } from './faq.search.ts';

const call = callsTo(faqHandlers);
const faq = async (q?: string) =>
  v.parse(
    faqAnswerSchema,
    (await call('GET', `/faq/data${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`)).body,
  );
const cards = async () => v.parse(knowledgeBaseAnswerSchema, (await call('GET', '/faq/data/knowledge_base')).body);
const groups = async (query = '') =>
  v.parse(knowledgeBaseCategoryAnswerSchema, (await call('GET', `/faq/data/category${query}`)).body);
const question = async (query = '') =>
  v.parse(knowledgeBaseQuestionAnswerSchema, (await call('GET', `/faq/data/question${query}`)).body);

const countsOf = (answer: FaqAnswer) => Object.values(answer).map(({ qandA }) => qandA.length);
const entriesOf = (answer: FaqAnswer) => Object.values(answer).flatMap(({ qandA }) => qandA);

beforeEach(() => resetSampleData());

describe('GET /faq/data', () => {
  it('answers five topics with 7, 5, 7, 5 and 4 questions', async () => {
    const answer = await faq();

    expect(Object.values(answer).map(({ title, icon }) => [title, icon])).toEqual([
      ['Payment', 'CreditCard'],
      ['Delivery', 'ShoppingBag'],
      ['Cancellation & Return', 'RefreshCw'],
      ['My Orders', 'Package'],
      ['Product & Services', 'Settings'],
    ]);
    expect(countsOf(answer)).toEqual([7, 5, 7, 5, 4]);
  });

  it('gives every question a unique id', async () => {
    expect(entriesOf(await faq()).map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  });

  it('looks into the questions without minding case, accents and blanks around', async () => {
    expect(entriesOf(await faq('  REFÚND ')).map(({ question: asked }) => asked)).toEqual([
      'How long does a refund take?',
    ]);
  });

  it('does not look into the answers', async () => {
    expect(entriesOf(await faq()).some(({ ans }) => ans.includes('spam folder'))).toBe(true);
    expect(entriesOf(await faq('spam folder'))).toEqual([]);
  });

  it('looks into the answers when asked to, and puts what only they mention last', async () => {
    const { payment, delivery } = v.parse(faqAnswerSchema, (await call('GET', '/faq/data?q=RECEIPT&in=answers')).body);
    const slugs = (entries: FaqAnswer['payment']['qandA']) => entries.map(({ slug }) => slug);

    expect(slugs(payment.qandA)).toEqual(['receipt']);
    expect(slugs(delivery.qandA)).toEqual([]);
    const refunds = v.parse(faqAnswerSchema, (await call('GET', '/faq/data?q=policy&in=answers')).body);
    expect(slugs(refunds.payment.qandA)).toEqual(['payment-time', 'instalments', 'receipt']);
  });

  it('finds nothing in a place that it does not know', async () => {
    expect(entriesOf(v.parse(faqAnswerSchema, (await call('GET', '/faq/data?in=titles')).body))).toEqual([]);
  });

  it.each(['cafe', 'CAFÉ', 'cafe\u0301'])('finds café by %s (XF-01)', async (q) => {
    const { body } = await call('GET', `/faq/data?q=${encodeURIComponent(q)}&in=answers`);
    expect(entriesOf(v.parse(faqAnswerSchema, body)).map(({ slug }) => slug)).toEqual(['hotel-delivery']);
  });

  it('finds letters that are spelled out', () => {
    const asked = { id: 1, slug: 'mueller', question: 'Who is Søren Müller?', ans: '' };
    const named = eachSection(faqSample(), (section) => ({ ...section, qandA: [asked] }));
    expect(countsOf(searchFaq(named, new URLSearchParams({ q: 'soren mueller' })))).toEqual([1, 1, 1, 1, 1]);
  });

  it('keeps all five topics when nothing matches', async () => {
    expect(countsOf(await faq('no such question'))).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ['phones esim', 'Which phones work with an eSIM?'],
    ['refund long', 'How long does a refund take?'],
  ])('finds by the words "%s", in any order', async (q, question) => {
    expect(entriesOf(await faq(q)).map((entry) => entry.question)).toContain(question);
  });

  it('finds exactly the questions that contain each word of the text', async () => {
    const whole = entriesOf(await faq());

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), fc.nat(20), fc.nat(12), async (entry, start, length) => {
        const text = entry.question.slice(start, start + length);
        const words = fold(text).trim().split(/\s+/);
        const expected = whole.filter((other) => words.every((word) => fold(other.question).includes(word)));

        expect(new Set(entriesOf(await faq(text)))).toEqual(new Set(expected));
      }),
      { numRuns: 50 },
    );
  });
});

describe('GET /faq/data/knowledge_base (SPEC-7.20-a)', () => {
  it('answers the six ways in, each with another picture', async () => {
    const answer = await cards();

    expect(answer.map(({ title }) => title)).toEqual([
      'Sales Automation',
      'Marketing Automation',
      'API Questions',
      'Personalization',
      'Email Marketing',
      'Demand Generation',
    ]);
    expect(new Set(answer.map(({ img }) => img)).size).toBe(6);
  });
});

describe('GET /faq/data/category (SPEC-7.20-b)', () => {
  it('answers six groups of 5, 5, 5, 5, 5 and 4 questions', async () => {
    expect((await groups()).map(({ title, iconColor, questions }) => [title, iconColor, questions.length])).toEqual([
      ['Account Settings', 'primary', 5],
      ['API Questions', 'success', 5],
      ['Billing', 'danger', 5],
      ['Copyright & Legal', 'warning', 5],
      ['Mobile Apps', 'info', 5],
      ['Using KnowHow', null, 4],
    ]);
  });

  it('answers the same for every category there is', async () => {
    const all = await groups();

    for (const { category } of await cards()) expect(await groups(`?category=${category}`)).toEqual(all);
  });
});

describe('GET /faq/data/question (SPEC-7.20-c)', () => {
  it('answers the first question by default', async () => {
    expect(await question()).toEqual(await question('?question=how-do-i-change-my-password'));
  });

  it('answers every question of the groups, with five others', async () => {
    for (const { question: title, slug } of (await groups()).flatMap(({ questions }) => questions)) {
      const answer = await question(`?question=${slug}`);

      expect(answer.title).toBe(title);
      expect(new Set(answer.relatedQuestions.map((related) => related.slug)).size).toBe(5);
      expect(answer.relatedQuestions).not.toContainEqual(expect.objectContaining({ slug }));
    }
  });

  it('relates a question to those of its group first, also in the last group', async () => {
    const all = (await groups()).flatMap(({ questions }) => questions);
    const { relatedQuestions } = await question(`?question=${all.at(-2)?.slug}`);

    expect(relatedQuestions).toEqual([all.at(-4), all.at(-3), all.at(-1), all[0], all[1]]);
  });
});

describe('a vote', () => {
  const votes = async () => (await call('GET', '/faq/votes')).body;
  const vote = (slug: string, value: unknown) => call('POST', '/faq/vote', { slug, vote: value });

  it('is one for each person and answer: a later one replaces it, and none withdraws it', async () => {
    await vote('refund-time', { isHelpful: true });
    await vote('how-are-commissions-paid-out', { isHelpful: true });
    await vote('refund-time', { isHelpful: false, reason: 'not solved' });
    expect(await votes()).toEqual({
      'refund-time': { isHelpful: false, reason: 'not solved' },
      'how-are-commissions-paid-out': { isHelpful: true },
    });
    await vote('refund-time', null);
    expect(await votes()).toEqual({ 'how-are-commissions-paid-out': { isHelpful: true } });
  });

  it('is declined for an answer that does not exist, and when it cannot be understood', async () => {
    expect((await vote('no-such-answer', { isHelpful: true })).status).toBe(404);
    expect((await vote('refund-time', { isHelpful: 'very' })).status).toBe(400);
  });
});

it.each(['category?category=billing', 'category?category=', 'question?question=why', 'question?question='])(
  'what does not exist is a 404 with a message: %s',
  async (path) => {
    const { status, body } = await call('GET', `/faq/data/${path}`);

    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  },
);
