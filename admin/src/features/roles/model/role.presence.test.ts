import type { RightsCell } from '@embarque/mocks/roles/contract';
import { describe, expect, it } from 'vitest';
import { pageAt } from './open-page.ts';
import { closedPages } from './role.presence.ts';

const rights: readonly RightsCell[] = [
  'content-management.read',
  'financial-management.read',
  'repository-management.read',
];
const present = ['/sales', '/apps/user/view/9', '/components/accordion', '/access-control', '/pages/faq/extra', ''].map(
  (path, id) => ({ id, fullName: path, path }),
);
const closedWithout = (...cells: RightsCell[]) =>
  closedPages({ present, before: rights, after: rights.filter((cell) => !cells.includes(cell)), pageAt }).map(
    ({ person, page }) => [person.fullName, ...page.titles.map(({ message }) => message)],
  );

describe('the open pages that a change of rights closes', () => {
  it('are those whose subject can no longer be read, by the titles of their features and of the UI kit', () => {
    expect(closedWithout('financial-management.read')).toEqual([['/sales', 'Sales']]);
    expect(closedWithout('content-management.read')).toEqual([['/apps/user/view/9', 'User', 'View']]);
    expect(closedWithout(...rights)).toEqual([
      ['/sales', 'Sales'],
      ['/apps/user/view/9', 'User', 'View'],
      ['/components/accordion', 'Components', 'Accordion'],
    ]);
  });

  it('are none where nothing is taken away, nor where the page could not be read before', () => {
    expect(closedWithout()).toEqual([]);
    expect(closedPages({ present, before: [], after: rights, pageAt })).toEqual([]);
    expect(closedPages({ present, before: [], after: [], pageAt })).toEqual([]);
  });
});
