import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
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
export function useTaken<Field extends UniqueField>(
  { getValues, setError }: UniqueForm<Field>,
  fields: readonly Field[],
  except?: number,
) {
  const { t } = useLingui();
  const texts = { email: t`This email address is already in use.`, username: t`This username is already in use.` };
  const found = useRef(new Map<Field, string>());
  const show = (field: Field, options?: { shouldFocus: boolean }) => {
    found.current.set(field, getValues(field).trim());
    setError(field, { type: 'taken', message: texts[field] }, options);
  };
  /** For a form that is not sent because of other fields: checking them all forgets what only the server knows. */
  const showAgain = () => {
    for (const [field, value] of found.current) if (getValues(field).trim() === value) show(field);
  };
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
  /** Remembers what the server refuses as taken. */
  const noting = async <Saved>(saving: Promise<Saved>): Promise<Saved> => {
    try {
      return await saving;
    } catch (error) {
      const field = fields.find((one) => one === takenFieldOf(error));
      if (field) found.current.set(field, getValues(field).trim());
      throw error;
    }
  };
  return { show, showAgain, check, mistakesOf, noting };
}
