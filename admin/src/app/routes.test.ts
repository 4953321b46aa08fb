import { createMongoAbility } from '@casl/ability';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { kitFolders } from '../../vite/kit-parts.ts';
import { roles } from '../access/roles.ts';
import type { MenuNode } from '../shell/menu/menu.node.ts';
import { menuAboveKit, menuBelowKit } from '../shell/menu/useMenu.ts';
import { routes } from './routes.tsx';

const hasPage = (address: string) =>
  matchRoutes(routes, address)?.every(({ route }) => route.path?.includes('*') !== true) ?? false;
const pathOfRoute = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

const addressesIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ href, items = [], isDisabled }) => [...(href && !isDisabled ? [href] : []), ...addressesIn(items)]);

it('the router has a page for every address of the menu', () => {
  const addresses = [...menuAboveKit, ...menuBelowKit].flatMap(({ items }) => addressesIn(items));

  expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(50);
});

/** The paths of the frame's routes, which show a denial to people without the right to the subject in `handle`. */
function pathsInFrame(list: readonly RouteObject[], isOpen: (subject?: string) => boolean, isWithin = false): string[] {
  return list.flatMap(({ id, path, handle, lazy, Component, children = [] }) => {
    const isFrame = isWithin || id === 'frame';
    const isPage = Boolean(lazy ?? Component) && path?.startsWith('/');
    const isShown = isFrame && isPage && isOpen((handle as { subject?: string } | undefined)?.subject);
    return [...(isShown ? [path ?? ''] : []), ...pathsInFrame(children, isOpen, isFrame)];
  });
}

it('opens to a client only their own account and what their rights are', () => {
  const ability = createMongoAbility([...(roles.find(({ id }) => id === 'client')?.rules ?? [])]);
  const open = pathsInFrame(routes, (subject) => subject === undefined || ability.can('read', subject));

  expect(open.toSorted()).toEqual(['/access-control', '/welcome']);
  expect(pathsInFrame(routes, () => true).length).toBeGreaterThan(40);
});

it('has a page for each screen of the template modules (SPEC-1.3-a, SPEC-2.3-a)', () => {
  const below = (address: string, pages: readonly string[]) => pages.map((page) => `${address}/${page}`);
  const screens = [
    below('/apps', ['chat', 'todo', 'kanban', 'calendar', 'roles', 'permissions', 'user/list', 'user/view/1']),
    below('/apps/email', ['inbox', 'draft', 'spam', 'trash', 'sent', 'starred', 'label/personal']),
    below('/apps/invoice', ['list', 'preview/4987', 'edit/4987', 'add']),
    below('/apps/ecommerce', ['shop', 'product-detail/city-daypack-13', 'wishlist', 'checkout']),
    below('/pages', ['profile', 'account-settings', 'api-key', 'license', 'modal-examples', 'pricing', 'faq']),
    below('/pages', ['knowledge-base', 'blog/list', 'blog/detail/1', 'blog/edit/1']),
    ['/dashboard/analytics'],
  ].flat();
  const inKit = ['datatables/basic', 'components/auto-complete', 'cards/analytics', 'cards/statistics'];

  expect(screens.filter((address) => !hasPage(address))).toEqual([]);
  expect(kitFolders()).toEqual(expect.arrayContaining(inKit));
});

it.each([
  ['/apps/nothing', '/apps/*'],
  ['/pages/nothing', '/pages/*'],
  ['/misc/nothing', '*'],
  ['/nothing', '*'],
])('%s is not found at %s', (address, path) => {
  expect(pathOfRoute(address)).toBe(path);
});
