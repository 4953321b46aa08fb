import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppMenuSection } from '@embarque/design-system';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { afterAll, describe, expect, it } from 'vitest';
import type * as Routes from '../../admin/src/app/routes.tsx';
import type * as Lingui from '../../lingui.config.ts';
import type * as InPage from '../../mocks/src/in-page.features.ts';
import type * as InNode from '../../mocks/src/handler-modules.ts';
import type * as Manifests from '../../admin/vite/read-features.ts';
import type * as Menu from '../../admin/src/shell/menu/useMenu.ts';
import { findablePages } from '../../admin/src/features/search/search.pages.ts';
import { pagesIn } from '../../admin/src/shell/menu/menu.pages.ts';
import { HorizontalMenu } from '../../design-system/src/widgets/app-shell/HorizontalMenu.tsx';
import { AppMenu } from '../../design-system/src/widgets/app-shell/menu/AppMenu.tsx';
import { mapOf } from '../map/map.ts';
import { policies } from './policies.data.ts';
import { scratchCopy } from './scratch-copy.ts';

const copy = scratchCopy({
  copied: [
    'admin/src/app/routes.tsx',
    'admin/src/shell/menu/useMenu.ts',
    'admin/vite/read-features.ts',
    'lingui.config.ts',
    'mocks/src/handler-modules.ts',
    'mocks/src/in-page.features.ts',
  ],
  planted: {
    ...policies,
    // There is no session to ask.
    'admin/src/session/guards/ability.ts': 'export const useAbility = () => ({ can: () => true });',
  },
});

afterAll(() => rmSync(copy, { recursive: true }));

const path = '/apps/policies';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('a feature that has its folders and its manifest', () => {
  it('is a page of the router', async () => {
    const { routes } = await load<typeof Routes>('admin/src/app/routes.tsx');

    expect(matchRoutes(routes, path)?.at(-1)?.route).toMatchObject({ path, handle: { subject: 'Template' } });
  });

  it('is in the menu beside the page', async () => {
    const menu = createElement(AppMenu, {
      sections: await readMenu(),
      currentHref: path,
      homeHref: '/',
      isCollapsed: false,
      action: null,
    });

    expect(render(menu)).toMatch(/<a[^>]* href="\/apps\/policies"/);
  });

  it('is in the menu in a row', async () => {
    const menu = createElement(HorizontalMenu, { sections: await readMenu(), currentHref: path });

    expect(render(menu)).toMatch(/<button[^>]* data-current="true"[^>]*>Apps and pages/);
  });

  it('is found by the search', async () => {
    expect(findablePages(pagesIn(await readMenu()), [])).toContainEqual(
      expect.objectContaining({ href: path, aliases: ['Apps and pages Policies'] }),
    );
  });

  it('has a catalogue of its texts', async () => {
    const { default: config } = await load<typeof Lingui>('lingui.config.ts');
    const catalogues = await getCatalogs(makeConfig({ ...config, rootDir: copy }, { skipValidation: true }));
    const texts = await catalogues.find(({ path: file }) => file.endsWith('{locale}/policies'))?.collect();

    expect(Object.values(texts ?? {}).map(({ message }) => message)).toContain('Every traveller is insured.');
  });

  it('is answered in the page and by the other hosts', async () => {
    const page = await load<typeof InPage>('mocks/src/in-page.features.ts');
    const node = await load<typeof InNode>('mocks/src/handler-modules.ts');
    const handlers = await page.handlersFor('https://app.example/apps/policies/list');

    expect(handlers.map(({ info }) => info)).toMatchObject([{ path: '/apps/policies/list' }]);
    expect(node.handlerModules['./policies/policies.handlers.ts']?.['policiesHandlers']).toBe(handlers);
  });

  it('is on the map', async () => {
    const { readFeatures } = await load<typeof Manifests>('admin/vite/read-features.ts');

    expect(mapOf(readFeatures(), join(copy, 'mocks'))).toContain(
      '| policies | `/apps/policies` | `PoliciesPage.tsx` | – | `policies/policies.handlers.ts` | – |',
    );
  });
});

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ join(copy, file));
}

/** The menu of somebody who may open everything. */
async function readMenu(): Promise<AppMenuSection[]> {
  const { useMenu } = await load<typeof Menu>('admin/src/shell/menu/useMenu.ts');
  const menu: AppMenuSection[] = [];
  const Reader = () => {
    menu.push(...useMenu({}));
    return null;
  };
  render(createElement(Reader));
  return menu;
}

const render = (content: ReactNode) => renderToStaticMarkup(createElement(I18nProvider, { i18n }, content));
