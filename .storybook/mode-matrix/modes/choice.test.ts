import { expect, it } from 'vitest';
import { aloneAddress, chosenModes, presetOf, presets, readLink, writeChoice } from './choice.ts';
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

it('a preset leaves the modes that differ in what it compares', () => {
  const captions = (name: keyof typeof presets) =>
    chosenModes({ only: presets[name], size: 'medium' }).map(({ skin, direction, width, colours }) =>
      [skin, direction, width, colours].join(' '),
    );

  expect(captions('Skins')).toEqual(['light ltr desktop designed', 'dark ltr desktop designed']);
  expect(captions('Directions')).toEqual(['light ltr desktop designed', 'light rtl desktop designed']);
  expect(captions('Devices')).toEqual(['light ltr desktop designed', 'light ltr phone designed']);
  expect(captions('Contrast')).toEqual([
    'light ltr desktop designed',
    'dark ltr desktop designed',
    'light ltr desktop forced',
    'dark ltr desktop forced',
  ]);
});

it('a choice is told to be a preset, and nothing else is', () => {
  expect(presetOf(presets.Devices)).toBe('Devices');
  expect(presetOf({ ...presets.Devices, width: 'phone' })).toBeUndefined();
  expect(presetOf({})).toBeUndefined();
});
