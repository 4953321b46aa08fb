import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addressesInMenu } from '../shell/menu.ts';
import { accessControlToCome, openPagesToCome, pagesToCome } from '../shell/to-come.ts';
import { routes } from './routes.tsx';

const toCome = [...pagesToCome, accessControlToCome, ...openPagesToCome];

describe('the route table', () => {
  it('knows every address of the menu', () => {
    const unknown = addressesInMenu().filter((path) => matchRoutes(routes, path)?.at(-1)?.route.path === '*');
    expect(unknown).toEqual([]);
  });

  it('leads to no page that is both there and to come', () => {
    const built = toCome.filter((path) => {
      const match = matchRoutes(routes, path.replaceAll(/:\w+\??/g, '1'));
      return match?.at(-1)?.route.path !== path;
    });
    expect(built).toEqual([]);
  });
});

it('the map lists the pages to come, and no other', () => {
  const map = readFileSync(new URL('../../../docs/map.md', import.meta.url), 'utf8');
  const [, list = ''] = map.split('## Not built yet');
  const listed = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path);
  expect(new Set(listed)).toEqual(new Set(toCome));
});
