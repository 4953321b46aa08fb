import { useLingui } from '@lingui/react/macro';
import { HttpError } from '../../../http/http.error.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import type { RefusalOf } from '../../journal/journal.core.ts';

/** Says why a command was refused, as its toast and the journal show it. */
export function useRefusal(): RefusalOf {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  return (error, reason) => ({ reason: reason ? i18n._(reason) : errorText(error), canRetry: !isFinal(error) });
}

/** Trying again would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && (error.kind === 'view only' || error.status === 410);
