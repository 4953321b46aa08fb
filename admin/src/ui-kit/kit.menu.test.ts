import { exampleFolders } from '@embarque/design-system/examples';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { kit, kitMenu, layoutPages, wayTo } from './kit.menu.ts';

const folders = kit.flatMap(({ groups }) => groups.flatMap(({ pages }) => Object.keys(pages)));

it('leads to every folder with examples and to the layouts, and to nothing else', () => {
  expect(folders.toSorted()).toEqual([...exampleFolders, ...Object.keys(layoutPages)].toSorted());
});

it('shows a group of one page as that page', () => {
  const items = kitMenu(setupI18n({ locale: 'en', messages: { en: {} } })).flatMap((section) => section.items);

  expect(items.find(({ label }) => label === 'Typography')).toMatchObject({ href: '/ui-element/typography' });
  expect(items.find(({ label }) => label === 'Components')?.children?.[0]).toEqual({
    id: 'components/accordion',
    label: 'Accordion',
    href: '/components/accordion',
  });
});

it('knows the way to a page', () => {
  expect(wayTo('components/tabs').map(({ message }) => message)).toEqual(['Components', 'Tabs']);
  expect(wayTo('ui-element/typography').map(({ message }) => message)).toEqual(['Typography']);
  expect(wayTo('components/unknown')).toEqual([]);
});
