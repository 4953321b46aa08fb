import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

export { KitPage as Component } from './KitPage.tsx';

/** The query and the hash only say what of the page is shown. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;
