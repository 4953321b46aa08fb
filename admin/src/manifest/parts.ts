import type { Feature, FeaturePage } from './manifest.ts';

/** What the router knows of a page before sign-in: how to match its address and which right to ask for. */
export type AddressPart = Pick<FeaturePage, 'path' | 'aliases' | 'children' | 'redirectTo' | 'layout' | 'subject'>[];

/** What the menu shows of a feature. */
export interface MenuPart extends Pick<Feature, 'title' | 'menu' | 'links'> {
  pages: Pick<FeaturePage, 'path' | 'subject' | 'label' | 'group' | 'isNewTab' | 'menu'>[];
}

/** What loads a feature's code. */
export interface CodePart extends Pick<Feature, 'texts' | 'content'> {
  pages: Pick<FeaturePage, 'path' | 'layout' | 'content' | 'load'>[];
}

/** What the list of all shortcuts shows of a feature. */
export type ShortcutsPart = Pick<Feature, 'title' | 'shortcuts'>;

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
    pages: pages.map(({ path, subject, label, group, isNewTab, menu: place }) => ({
      path,
      subject,
      label,
      group,
      isNewTab,
      menu: place,
    })),
  }),

  shortcuts: ({ title, shortcuts }: Feature): ShortcutsPart => ({ title, shortcuts }),

  code: ({ texts, content, pages }: Feature): CodePart => ({
    texts,
    content,
    pages: pages.map(({ path, layout, content: shown, load }) => ({ path, layout, content: shown, load })),
  }),
};
