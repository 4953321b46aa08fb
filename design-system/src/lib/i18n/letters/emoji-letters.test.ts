import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { initialsOf } from '../../../components/avatar/initials.ts';
import { countLetters, cutLetters } from './letters.ts';

/** All that Unicode recommends, with every colour of skin. */
const all = emojis.flatMap(({ emoji, skins = [] }) => [emoji, ...skins.map((skin) => skin.emoji)]);

it('each emoji is one letter, and is cut and shown whole', () => {
  expect(all.length).toBeGreaterThan(3900);
  expect(all.filter((emoji) => countLetters(emoji) !== 1)).toEqual([]);
  expect(all.filter((emoji) => cutLetters(`${emoji}abc`, 2) !== `${emoji}a`)).toEqual([]);
  expect(all.filter((emoji) => initialsOf(`${emoji} Ana`) !== `${emoji}A`)).toEqual([]);
});
