import { loadTexts } from '../../i18n/i18n.ts';
import { AccessControlPage } from './AccessControlPage.tsx';

/** The page with the sentences that it shares with denials, which are no texts of its feature. */
export async function loadPage() {
  await loadTexts('access');
  return AccessControlPage;
}
