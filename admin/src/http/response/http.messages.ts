import { useLingui } from '@lingui/react/macro';
import { HttpError } from '../http.error.ts';

/** Says what an error means for a person: what happened, and what to do. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();

  return (error): string => {
    if (!(error instanceof HttpError)) return t`Something went wrong on our side. Try again.`;
    switch (error.kind) {
      case 'unreachable':
        return t`The server cannot be reached. Check your connection and try again.`;
      case 'timeout':
        return t`The server took too long to answer. Try again in a moment.`;
      case 'session busy':
      case 'session unreachable':
        return t`Your session could not be renewed just now. You are still signed in: try again in a moment.`;
      case 'session ended':
      case 'session changed':
        return t`Your session has ended. Sign in and try again.`;
      case 'malformed':
        return t`The server answered something unexpected. Try again; if it stays so, tell your administrator.`;
      case 'aborted':
        return t`The request was cancelled.`;
      case 'refused':
        return error.notifications.map(({ message }) => message).join(' ') || t`The server declined the request.`;
      default:
        return error.status === 403
          ? t`Your account may not do this. If you need it for your work, ask an administrator.`
          : error.notifications.map(({ message }) => message).join(' ') ||
              t`The server could not do this (error ${String(error.status)}). Try again in a moment.`;
    }
  };
}
