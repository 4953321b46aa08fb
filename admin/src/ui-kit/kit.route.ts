import { loadExamples } from '@embarque/design-system/examples';
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadTexts } from '../i18n/i18n.ts';
import type { KitPageData } from './KitPage.tsx';

export { KitPage as Component } from './KitPage.tsx';

/** Addresses of the catalogue (§1.8) whose folders have shorter names. */
const FOLDERS: Readonly<Record<string, string>> = {
  'components/nav-component': 'components/navs',
  'components/pills-component': 'components/pills',
  'components/tabs-component': 'components/tabs',
};

/** Loads the examples of the folder that the address names, and nothing of other folders. */
export async function loader({ request }: LoaderFunctionArgs): Promise<KitPageData | Response> {
  const folder = new URL(request.url).pathname.replaceAll(/^\/|\/$/g, '');
  const shorter = FOLDERS[folder];
  if (shorter) return redirect(`/${shorter}`);
  const [groups] = await Promise.all([loadExamples(folder), loadTexts('kit', 'examples')]);
  return { folder, groups };
}

/** The query and the hash only say what of the page is shown. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
