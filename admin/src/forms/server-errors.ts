import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Notification } from '../http/response/http.notifications.ts';
import { isSameField } from './field-messages.ts';

/** Shows the server's notifications under the fields they name, and moves focus to the first of them. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  fields: readonly Path<Values>[],
  notifications: readonly Notification[],
): void {
  let shouldFocus = true;
  for (const { property, message } of notifications) {
    const field = fields.find((name) => isSameField(name, property));
    if (!field) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
}
