import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type Notification, notificationLine } from '../http/http.notifications.ts';

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

/** The lines that belong to none of the fields: somebody has to show them elsewhere. */
export function linesBesideFields(fields: readonly string[], notifications: readonly Notification[]): string[] {
  return notifications
    .filter(({ property }) => !fields.some((name) => isSameField(name, property)))
    .map(notificationLine);
}

/** `customer.email` also answers to `email`. */
function isSameField(name: string, property: string): boolean {
  const [own, theirs] = [name.toLowerCase(), property.toLowerCase()];
  return own === theirs || own.split('.').at(-1) === theirs;
}
