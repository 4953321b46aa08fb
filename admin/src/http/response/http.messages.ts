import { useLingui } from '@lingui/react/macro';
import { HttpError } from '../http.error.ts';

/** Turns an error into a message: what happened, and what to do. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();

  return (error): string => {
    if (!(error instanceof HttpError)) return t`Something went wrong on our side. Try again.`;
    switch (error.kind) {
      case 'unreachable':
        return t`We can't reach the server. Check your connection and try again.`;
      case 'timeout':
        return t`The server took too long to respond. Try again in a moment.`;
      case 'session busy':
      case 'session unreachable':
        return t`We couldn't renew your session. You're still signed in. Try again in a moment.`;
      case 'session ended':
      case 'session changed':
        return t`Your session has ended. Sign in and try again.`;
      case 'malformed':
        return t`We couldn't read the server's response. Try again, or contact your administrator if it keeps happening.`;
      case 'aborted':
        return t`The request was cancelled.`;
      case 'refused':
        return error.notifications.map(({ message }) => message).join(' ') || t`The server declined the request.`;
      default:
        return error.status === 403
          ? t`You don't have permission to do this. If you need access, ask an administrator.`
          : error.notifications.map(({ message }) => message).join(' ') ||
              t`Something went wrong on the server (error ${String(error.status)}). Try again in a moment.`;
    }
  };
}
