import { loadTexts } from '../../i18n/i18n.ts';
import { WelcomePage } from './WelcomePage.tsx';

/** The page with the names of rights, which are no texts of its feature. */
export async function loadPage() {
  await loadTexts('access');
  return WelcomePage;
}
