import { HttpError } from '../../http.error.ts';
import { isWrite, type Step, withHeader } from '../http.step.ts';

/** The id of the view as somebody else; `null` for people as themselves. */
export type CurrentView = () => string | null;

/** Refuses changes during a view before they are sent, and says so of one that was sent just as the view began. */
export const refuseChanges =
  (view: CurrentView): Step =>
  async (request, next) => {
    const { path } = request;
    if (isWrite(request) && view() !== null) throw new HttpError('view only', path);
    try {
      return await next(request);
    } catch (error) {
      throw isViewRefusal(error) ? new HttpError('view only', path, { status: error.status }) : error;
    }
  };

/** Names the view, for a server that refuses changes meanwhile too. */
export const nameView =
  (view: CurrentView): Step =>
  (request, next) => {
    const name = request.isAuth ? null : view();
    return next(name ? withHeader(request, 'x-view', name) : request);
  };

const isViewRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.status === 403 &&
  (error.data as { explanation?: { kind?: unknown } } | null)?.explanation?.kind === 'view as';
