import { describe, expect, it } from 'vitest';
import { findEmojis, inTone, loadEmojis } from './emojis.ts';

const signs = async (locale: 'en' | 'pt-BR', query: string) =>
  findEmojis(await loadEmojis[locale](), query).map(({ emoji }) => emoji);

describe('a search for emojis', () => {
  it.each([
    ['pt-BR', 'aviao', '✈️'],
    ['pt-BR', 'mala', '🧳'],
    ['en', 'thumbs up', '👍️'],
    ['en', 'up thumbs', '👍️'],
    ['en', 'umbrella beach', '🏖️'],
  ] as const)('in %s finds "%s" by its words in any order, without accents', async (locale, query, emoji) => {
    expect((await signs(locale, query)).slice(0, 3)).toContain(emoji);
  });

  it('finds a word by its beginning, and not by its middle', async () => {
    expect(await signs('en', 'lane')).not.toContain('✈️');
    expect(await signs('en', 'airpl')).toContain('✈️');
  });

  it('finds nothing for a word that no emoji has', async () => {
    expect(await signs('en', 'zzz9')).toEqual([]);
  });
});

it('an emoji with skin is shown in the chosen tone, any other as it is', async () => {
  const [wave] = findEmojis(await loadEmojis.en(), 'waving hand');
  const [plane] = findEmojis(await loadEmojis.en(), 'airplane');

  expect([0, 1, 5].map((tone) => wave && inTone(wave, tone as 0 | 1 | 5))).toEqual(['👋', '👋🏻', '👋🏿']);
  expect(plane && inTone(plane, 3)).toBe('✈️');
});

it('emojis of Unicode 16 and later are left out', async () => {
  expect((await loadEmojis.en()).map(({ emoji }) => emoji)).not.toContain('\u{1FAE9}');
});
