import type { MessageDescriptor } from '@lingui/core';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type FeaturePage, subjectOf } from '../../../manifest/manifest.ts';
import type { PagesPart } from '../../../manifest/parts.ts';
import { wayTo } from '../../../ui-kit/kit.menu.ts';

/** A page that a person has open. */
export interface OpenPage {
  /** From the outside in: the feature, and the page where it has several. */
  titles: readonly MessageDescriptor[];
  /** The subject that a person must be allowed to read to have it open; `null` when signing in is enough. */
  subject: string | null;
}

/** The page at a path; `null` where the app has none. */
export type PageAt = (path: string) => OpenPage | null;

const features = Object.values(
  import.meta.glob<PagesPart>('../../*/*.feature.ts', { eager: true, query: '?pages', import: 'default' }),
);

const routes = features.flatMap(({ title, pages }) =>
  pages.flatMap((page): RouteObject[] => {
    const handle = { titles: page.label ? [title, page.label] : [title], subject: askedBy(page) } satisfies OpenPage;
    return patternsOf(page).map((path) => ({ path, handle }));
  }),
);

function patternsOf({ path, aliases = [], children = [] }: PagesPart['pages'][number]): string[] {
  return [path, ...aliases].flatMap((pattern) => [pattern, ...children.map((child) => `${pattern}/${child}`)]);
}

function askedBy({ layout, subject }: Pick<FeaturePage, 'layout' | 'subject'>): string | null {
  return layout === 'open' ? null : subjectOf({ subject });
}

export const pageAt: PageAt = (path) => {
  const handle: OpenPage | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  if (handle) return handle;
  const titles = wayTo(path.slice(1));
  return titles.length > 0 ? { titles, subject: 'UiKit' } : null;
};
