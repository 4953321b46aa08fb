/** One server notification (specification §3). */
export interface Notification {
  /** Name of the field it is about; empty when it is about the whole request. */
  property: string;
  message: string;
}

/** Longer texts are cut: a broken server may send anything. */
const LONGEST_TEXT = 500;
const MOST_NOTIFICATIONS = 20;

/** Whether a response says success=false; its status does not matter. */
export function isRefusal(data: unknown): boolean {
  return isRecord(data) && data.success === false;
}

/** The notifications of a refusal; anything that is not a list of them counts as none. */
export function notificationsOf(data: unknown): Notification[] {
  if (!isRecord(data) || !isRefusal(data) || !Array.isArray(data.notifications)) return [];
  return data.notifications.slice(0, MOST_NOTIFICATIONS).flatMap(parseNotification);
}

/** The line that a toast shows: `property: message` (specification §7). */
export function notificationLine({ property, message }: Notification): string {
  return property ? `${property}: ${message}` : message;
}

function parseNotification(item: unknown): Notification[] {
  if (!isRecord(item) || typeof item.message !== 'string' || item.message === '') return [];
  const property = typeof item.property === 'string' ? item.property : '';
  return [{ property: property.slice(0, LONGEST_TEXT), message: item.message.slice(0, LONGEST_TEXT) }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
