import { HttpError } from '../../http.error.ts';
import { isRefusal, type Notification, notificationsOf } from '../../response/http.notifications.ts';
import { isWrite, type Step } from '../http.step.ts';

/** Called once for a response with success=false and notifications, when it is final. */
export type NotificationsListener = (notifications: readonly Notification[]) => void;

/** Judges the final response: its notifications are shown, and one that is no success rejects. */
export const settle =
  (onNotifications: NotificationsListener): Step =>
  async (request, next) => {
    const answer = await next(request);
    const { status, ok, data, retryAfterMs } = answer;
    const notifications = notificationsOf(data);
    if (notifications.length > 0 && !request.options.isQuiet) onNotifications(notifications);
    if (!ok) throw new HttpError('status', request.path, { status, data, notifications, retryAfterMs });
    // A sign-in page of the Wi-Fi, or half of a response: whether the server has acted stays unknown.
    if (isWrite(request) && (typeof data === 'string' || (data === null && request.options.isCreation)))
      throw new HttpError('malformed', request.path, { status });
    if (isRefusal(data)) throw new HttpError('refused', request.path, { status, data, notifications });
    return answer;
  };
