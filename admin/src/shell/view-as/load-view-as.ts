import { loadTexts } from '../../i18n/i18n.ts';

/** Fetches the dialog with the names of roles, which are no texts of the app's own. */
export async function loadViewAs() {
  const [{ ViewAsDialog }] = await Promise.all([import('./ViewAsDialog.tsx'), loadTexts('access')]);
  return { ViewAsDialog };
}
