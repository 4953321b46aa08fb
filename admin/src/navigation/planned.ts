const planned = new Set(
  Object.values(
    import.meta.glob<string[]>('../features/*/*.feature.ts', { eager: true, query: '?planned', import: 'default' }),
  ).flat(),
);

/** Whether an address of the app leads to a page that is not built yet. */
export const isPlanned = (href: string): boolean => planned.has(href.replace(/[?#].*$/, ''));
