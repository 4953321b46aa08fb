import { type ComponentType, createElement } from 'react';
import { type LoaderFunction, useLoaderData } from 'react-router-dom';

/** Why a page is not there: its code, its words or its examples could not be fetched. */
export class MissingPage extends Error {
  override name = 'MissingPage';
}

/** The part of a loader's data that `LoadedPage` needs, beside the data of the page itself. */
export interface WithPage {
  Page: ComponentType;
}

/** Draws the page that the loader of its route has fetched. */
export function LoadedPage() {
  return createElement(useLoaderData<WithPage>().Page);
}

/** A loader whose failure says that the page could not be fetched. To come to the place again calls it again. */
export const fetching =
  (load: LoaderFunction): LoaderFunction =>
  async (args) => {
    try {
      return await load(args);
    } catch (cause) {
      throw new MissingPage('The page could not be fetched.', { cause });
    }
  };

/**
 * The code of a page, for `lazy` of its route. The router asks for it once and would remember for good that it could not be
 * fetched; so it never hears of that, but gets a loader, which tries again each time.
 */
export const lazily = (load: () => Promise<ComponentType>) => async () => {
  try {
    return { Component: await load() };
  } catch {
    return {
      Component: LoadedPage,
      loader: fetching(async (): Promise<WithPage> => ({ Page: await load() })),
      // A page is fetched once, whatever changes in its address.
      shouldRevalidate: () => false,
    };
  }
};
