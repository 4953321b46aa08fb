import { exampleTexts, loadExamples } from '@embarque/design-system/examples';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loadTexts, offerTexts } from '../i18n/i18n.ts';
import type { KitPageData } from './KitPage.tsx';

/** Addresses of the catalogue (§1.8) whose folders have shorter names. */
const FOLDERS: Readonly<Record<string, string>> = {
  'components/nav-component': 'components/navs',
  'components/pills-component': 'components/pills',
  'components/tabs-component': 'components/tabs',
};

offerTexts(exampleTexts);

let isFirst = true;

/** Whether the page is the first of a visit and begins at its top: to be brought to a place further down, it must be whole. */
function beginsAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const comesInSteps = isFirst && visit?.type === 'navigate' && location.hash === '';
  isFirst = false;
  return comesInSteps;
}

/** Loads the examples of the folder that the address names and the texts of its group, and nothing of others; `null` for no folder. */
export async function loader({ request }: LoaderFunctionArgs): Promise<KitPageData | Response | null> {
  const folder = new URL(request.url).pathname.replaceAll(/^\/|\/$/g, '');
  const shorter = FOLDERS[folder];
  if (shorter) return redirect(`/${shorter}`);
  const [group] = folder.split('/');
  const [groups] = await Promise.all([loadExamples(folder), loadTexts('kit', `examples/${group}`)]);
  return groups.length > 0 ? { folder, groups, comesInSteps: beginsAtTop() } : null;
}
