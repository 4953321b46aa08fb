import { type Notification, notificationLine } from '../http/response/http.notifications.ts';

/** The server's message about a field, if there is one. */
export function messageFor(field: string, notifications: readonly Notification[]): string | undefined {
  return notifications.find(({ property }) => isSameField(field, property))?.message;
}

/** Lines that belong to none of the fields, to show elsewhere. */
export function linesBesideFields(fields: readonly string[], notifications: readonly Notification[]): string[] {
  return notifications
    .filter(({ property }) => !fields.some((name) => isSameField(name, property)))
    .map(notificationLine);
}

/** `customer.email` also answers to `email`. */
export function isSameField(name: string, property: string): boolean {
  const [own, theirs] = [name.toLowerCase(), property.toLowerCase()];
  return own === theirs || own.split('.').at(-1) === theirs;
}
