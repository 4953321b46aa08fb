import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
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

it.each([
  ['/apps/nothing', '/apps/*'],
  ['/pages/nothing', '/pages/*'],
  ['/misc/nothing', '*'],
  ['/nothing', '*'],
])('%s is not found at %s', (address, path) => {
  expect(pathOfRoute(address)).toBe(path);
});
