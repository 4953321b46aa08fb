import type { Feature, FeaturePage } from './manifest.ts';

/** The part of a page that the router needs before sign-in: how to match its address and which right to ask for. */
export type AddressPart = Pick<FeaturePage, 'path' | 'aliases' | 'children' | 'redirectTo' | 'layout' | 'subject'>[];

/** The part of a feature that the menu shows. */
export interface MenuPart extends Pick<Feature, 'title' | 'menu' | 'links'> {
  pages: Pick<FeaturePage, 'path' | 'subject' | 'label' | 'group' | 'isNewTab' | 'menu'>[];
}

/** The part of a feature that names the page at an address, and the right that it needs. */
export interface PagesPart extends Pick<Feature, 'title'> {
  pages: Pick<FeaturePage, 'path' | 'aliases' | 'children' | 'layout' | 'subject' | 'label'>[];
}

/** The part of a feature that loads its code. */
export interface CodePart extends Pick<Feature, 'texts' | 'content'> {
  pages: Pick<FeaturePage, 'path' | 'layout' | 'content' | 'load'>[];
}

/** The part of a feature that the list of all shortcuts shows. */
export type ShortcutsPart = Pick<Feature, 'title' | 'shortcuts'>;

/** The part of a manifest that the search shows. */
export type SearchPart = Pick<Feature, 'title' | 'search'> & {
  /** The position among the headings of the search. */
  order: number;
};

/**
 * The parts of a manifest, each for the code that needs it: `import.meta.glob('…/*.feature.ts', { query: '?menu' })`. Whole
 * manifests would put icons, titles and the list of every file into the first load.
 */
export const parts = {
  addresses: ({ pages }: Feature): AddressPart =>
    pages.map(({ path, aliases, children, redirectTo, layout, subject }) => ({
      path,
      aliases,
      children,
      redirectTo,
      layout,
      subject,
    })),

  menu: ({ title, menu, links, pages }: Feature): MenuPart => ({
    title,
    menu,
    links,
    pages: pages.map((page) => ({
      path: page.path,
      subject: page.subject,
      label: page.label,
      group: page.group,
      isNewTab: page.isNewTab,
      menu: page.menu,
    })),
  }),

  pages: ({ title, pages }: Feature): PagesPart => ({
    title,
    pages: pages.map(({ path, aliases, children, layout, subject, label }) => ({
      path,
      aliases,
      children,
      layout,
      subject,
      label,
    })),
  }),

  shortcuts: ({ title, shortcuts }: Feature): ShortcutsPart => ({ title, shortcuts }),

  search: ({ title, search, menu }: Feature): SearchPart => ({
    title,
    search,
    order: search?.order ?? menu?.order ?? 999,
  }),

  code: ({ texts, content, pages }: Feature): CodePart => ({
    texts,
    content,
    pages: pages.map(({ path, layout, content: shown, load }) => ({ path, layout, content: shown, load })),
  }),
};
