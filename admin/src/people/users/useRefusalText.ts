import type { UserRefusal } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { refusalTexts } from './refusal.texts.ts';

/** Says why a user may not be changed, and what to do next. */
export function useRefusalText(): (reason: UserRefusal) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(refusalTexts[reason]);
}
