import { useLingui } from '@lingui/react/macro';
import type { Notification } from '../../http/response/http.notifications.ts';
import { takenFieldOf, usersCalls } from './users.api.ts';

type UniqueField = 'email' | 'username';

/** The part of a form that has fields of which each user needs another value. */
interface UniqueForm<Field extends UniqueField> {
  getValues: (field: Field) => string;
  setError: (field: Field, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void;
}

/**
 * Refuses at its field what somebody else has: when the field is left, and again by the server.
 *
 * @param except id of the user whose own values do not count
 */
export function useTaken<Field extends UniqueField>({ getValues, setError }: UniqueForm<Field>, except?: number) {
  const { t } = useLingui();
  const texts = { email: t`This email address is already in use.`, username: t`This username is already in use.` };
  const show = (field: Field, options?: { shouldFocus: boolean }) =>
    setError(field, { type: 'taken', message: texts[field] }, options);
  const check = async (field: Field) => {
    const value = getValues(field).trim();
    if (value === '') return;
    // Without an answer the server still checks when the form is sent.
    const taken = await usersCalls.taken({ [field]: value, ...(except && { except }) }).catch(() => null);
    if (taken?.[field] && getValues(field).trim() === value) show(field);
  };
  /** The messages of a refusal about these fields. */
  const mistakesOf = (refusal: unknown): Notification[] => {
    const property = takenFieldOf(refusal);
    return property ? [{ property, message: texts[property] }] : [];
  };
  return { show, check, mistakesOf };
}
