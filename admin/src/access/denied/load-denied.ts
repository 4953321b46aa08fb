import { loadTexts } from '../../i18n/i18n.ts';

/** Fetches the code and the texts that explain denials. */
export async function loadDenied() {
  const [code] = await Promise.all([import('./denied.ts'), loadTexts('access')]);
  return code;
}
