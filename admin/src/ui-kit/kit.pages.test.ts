import { Box } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { kitOf } from './kit.pages.ts';

const text = (message: string) => ({ id: message, message });

const groups = [
  {
    id: 'user-interface',
    heading: text('User interface'),
    groups: [
      {
        title: text('Components'),
        icon: Box,
        folder: 'components',
        order: ['tabs'],
        titles: { blockui: text('Block UI') },
        further: { 'components/blank': text('Blank page') },
      },
      { title: text('Form wizard'), icon: Box, folder: 'forms/wizard' },
    ],
  },
];
const folders = ['components/auto-complete', 'components/blockui', 'components/tabs', 'forms/wizard'];

const pagesOf = (all: readonly string[]) =>
  kitOf(groups, all).flatMap((section) =>
    section.groups.map(({ pages }) => Object.entries(pages).map(([path, { message }]) => [path, message])),
  );

describe('the pages of the UI kit', () => {
  it('are the folders with examples, named by the folder where no other name is given', () => {
    expect(pagesOf(folders)).toEqual([
      [
        ['components/tabs', 'Tabs'],
        ['components/auto-complete', 'Auto complete'],
        ['components/blockui', 'Block UI'],
        ['components/blank', 'Blank page'],
      ],
      [['forms/wizard', 'Form wizard']],
    ]);
  });

  it('have a new one as soon as its folder has examples', () => {
    expect(pagesOf([...folders, 'components/passport-scan'])[0]).toContainEqual([
      'components/passport-scan',
      'Passport scan',
    ]);
  });

  it('need a group, and the message says where', () => {
    expect(() => pagesOf([...folders, 'maps/route'])).toThrow(
      'No group of the UI kit holds maps/route. Add one to admin/src/ui-kit/kit.groups.ts.',
    );
  });

  it('are not named when their folder is gone', () => {
    expect(() => pagesOf(folders.filter((folder) => folder !== 'components/tabs'))).toThrow(
      'design-system/src/components has no examples of tabs.',
    );
  });
});
