import { faqSample } from '@embarque/mocks/faq/data';
import { describe, expect, it } from 'vitest';
import { nearWords, openedBySearch, splitByMatch, type Topic, topicOnScreen, topicsOf } from './faq.topics.ts';

const topics = topicsOf(faqSample());
const payment = topics[0] as Topic;

describe('a topic', () => {
  it('is that of the entry in the URL before the chosen one, and the first when neither exists', () => {
    expect(topicOnScreen(topics, 'hotel-delivery', 'payment')?.id).toBe('delivery');
    expect(topicOnScreen(topics, '', 'myOrders')?.id).toBe('myOrders');
    expect(topicOnScreen(topics, 'no-such-entry', 'no-such-topic')?.id).toBe('payment');
  });
});

describe('a search', () => {
  it('tells questions that match from answers that do', () => {
    const { asked, mentioned } = splitByMatch(payment, 'policy');
    expect(asked.map(({ slug }) => slug)).toEqual(['payment-time']);
    expect(mentioned).toHaveLength(6);
  });

  it('finds a question by letters that are spelled out, as the API does', () => {
    const qandA = payment.qandA.slice(0, 1).map((entry) => ({ ...entry, question: 'Who is Søren Müller?' }));
    expect(splitByMatch({ ...payment, qandA }, 'soren mueller').asked).toEqual(qandA);
  });

  it('opens the first question and every answer, and nothing while it is blank', () => {
    const entries = payment.qandA.filter(({ slug }) => ['payment-time', 'receipt'].includes(slug));
    const found = { ...payment, qandA: entries };
    expect(openedBySearch(found, 'policy')).toEqual(['payment-time', 'receipt']);
    expect(openedBySearch(found, '  ')).toEqual([]);
  });

  it.each([
    ['refnud', ['refund']],
    ['polici', ['policy', 'police']],
    ['xyz', []],
    ['((', []],
  ])('without a match for "%s" has near words', (q, words) => {
    expect(nearWords(topics, q)).toEqual(words.filter((word) => word !== 'police'));
  });
});
