import { fileOf, readFeatures } from './read-features.ts';

/** Answers requests in the page. */
const IN_PAGE = '/mocks/src/in-page.ts';

/** The sales API is real in every target but the demo. */
const SALES_API = 'sales-api';

/**
 * The modules of the pages that are preloaded, by their address: code, texts, and the fake API where it answers.
 *
 * @param isDemo whether the fake API answers for the sales API too
 */
export function featurePreloads({ isDemo }: { isDemo: boolean }): Record<string, string[]> {
  const preloads = readFeatures().flatMap(({ name, feature: { pages, texts, mocks = [] } }) => {
    const answering = mocks.filter((mock) => isDemo || mock !== SALES_API);
    const shared = [
      ...(texts === undefined
        ? []
        : [
            '/design-system/locales/en/kit.json',
            '/admin/locales/en/kit.json',
            `/admin/locales/en/${texts}.json`,
            '/mocks/src/pictures/pictures.draw.ts',
          ]),
      ...answering.map((mock) => `/mocks/src/${mock}/${mock}.handlers.ts`),
      ...(answering.length > 0 ? [IN_PAGE] : []),
    ];
    return pages.flatMap((page): [string, string[]][] =>
      page.isPreloaded ? [[page.path, [`/admin/src/features/${name}/${fileOf(page)}`, ...shared]]] : [],
    );
  });
  return Object.fromEntries(preloads);
}
