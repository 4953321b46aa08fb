import { expect, it } from 'vitest';
import { aloneAddress, chosenModes, readLink, writeChoice } from './choice.ts';
import { storyModes } from './story-modes.ts';

it('an address without a choice shows every mode', () => {
  const link = readLink('?id=a--b');

  expect(link).toEqual({ storyId: 'a--b', globals: '', only: {}, size: 'medium' });
  expect(chosenModes(link)).toEqual(storyModes);
});

it('a choice comes back from the address that says it', () => {
  const choice = { only: { width: 'phone', skin: 'dark' }, size: 'large' } as const;
  const { only, size } = writeChoice(choice);

  expect(readLink(`?only=${only}&size=${size}`)).toMatchObject(choice);
  expect(chosenModes(choice)).toHaveLength(8);
  expect(chosenModes(choice).filter(({ skin, width }) => skin === 'dark' && width === 'phone')).toHaveLength(8);
});

it('the usual choice leaves nothing in the address', () => {
  expect(writeChoice({ only: {}, size: 'medium' })).toEqual({ only: null, size: null });
});

it('an address with words that nobody knows shows what it can', () => {
  expect(readLink('?only=purple.dark&size=toString')).toMatchObject({ only: { skin: 'dark' }, size: 'medium' });
});

it('each mode has an address that shows it alone', () => {
  for (const mode of storyModes) {
    expect(chosenModes(readLink(aloneAddress(mode, '?id=a--b&only=light')))).toEqual([mode]);
  }
});
