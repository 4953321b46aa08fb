import { loadTexts } from '../../i18n/i18n.ts';

/** Fetches the code and the texts that explain denials. */
export async function loadDenied() {
  const [{ DenialOf, DenialReason, DeniedDialog }] = await Promise.all([import('./denied.ts'), loadTexts('access')]);
  return { DenialOf, DenialReason, DeniedDialog };
}
