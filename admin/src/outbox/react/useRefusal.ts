import { HttpError } from '../../http/http.error.ts';
import { useErrorText } from '../../http/response/http.messages.ts';
import type { Refusal } from '../journal/journal.core.ts';

/** Says why a command was refused, as its toast and the journal show it. */
export function useRefusal(): (error: unknown) => Refusal {
  const errorText = useErrorText();
  return (error) => ({ reason: errorText(error), canRetry: !isViewOnly(error) });
}

/** Trying again would be refused again. */
const isViewOnly = (error: unknown): boolean => error instanceof HttpError && error.kind === 'view only';
