import { readFileSync } from 'node:fs';
import { matchPath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addressesInMenu } from '../shell/menu.ts';
import { openPagesToCome } from '../shell/open-pages-to-come.ts';
import { pagesToCome } from '../shell/to-come.ts';
import { routes } from './routes.tsx';

const toCome = [...pagesToCome, ...openPagesToCome];
const isToCome = (path: string) => toCome.some((pattern) => matchPath(pattern, path) !== null);
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path ?? '';

/** Groups of the desk and the catch-all: what lands there has no page. */
const isNoPage = (path: string) => ['*', '/apps/*', '/dashboard/*', '/pages/*'].includes(routeOf(path));

describe('the route table', () => {
  it('has a page for every address of the menu, or says that it is to come', () => {
    expect(addressesInMenu().filter((path) => isNoPage(path) && !isToCome(path))).toEqual([]);
  });

  it('has no page that is still called to come', () => {
    const built = toCome.filter((path) => !path.startsWith('/page-layout/') && path !== '/access-control');
    const samples = built.map((path) => path.replaceAll(/:\w+\??/g, '1'));
    expect(samples.filter((path) => !isNoPage(path))).toEqual([]);
  });
});

it('the map lists the pages to come, and no other', () => {
  const map = readFileSync(new URL('../../../docs/map.md', import.meta.url), 'utf8');
  const [, list = ''] = map.split('## Not built yet');
  const listed = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path);
  expect(new Set(listed)).toEqual(new Set(toCome));
});
