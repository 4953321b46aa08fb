/** Known before the notifications are, so that the bell can count them from the first paint. */
export const notificationIds = ['refund', 'claim', 'question', 'issued', 'backup', 'report'] as const;

export type NotificationId = (typeof notificationIds)[number];
