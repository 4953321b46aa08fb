import { exampleFolders } from '@embarque/design-system/examples';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { kitFolders } from '../../vite/kit-parts.ts';
import { kitMenu, wayTo } from './kit.menu.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

const kitItems = () => kitMenu(english).items.flatMap(({ children = [] }) => children);

it('leads to every folder with examples', () => {
  const items = kitItems().flatMap((item) => [item, ...(item.children ?? [])]);
  const addresses = items.flatMap(({ href }) => (href === undefined ? [] : [href]));

  expect(exampleFolders.filter((folder) => !addresses.includes(`/${folder}`))).toEqual([]);
  expect(exampleFolders).toEqual(kitFolders());
});

it('shows a group of one page as that page', () => {
  const items = kitItems();

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
