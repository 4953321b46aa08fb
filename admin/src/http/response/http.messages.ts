import { useLingui } from '@lingui/react/macro';
import { HttpError } from '../http.error.ts';

/** Turns an error into one message, for a toast or a field. Within a page, `ErrorText` shows it. */
export function useErrorText(): (error: unknown) => string {
  const messagesOf = useErrorMessages();
  return (error) => messagesOf(error).join(' ');
}

/** Turns an error into messages: the server's own where it gave any, else one that says what happened and what to do. */
export function useErrorMessages(): (error: unknown) => string[] {
  const { t } = useLingui();

  return (error) => {
    if (!(error instanceof HttpError)) return [t`Something went wrong on our side. Try again.`];
    switch (error.kind) {
      case 'unreachable':
        return [t`We can't reach the server. Check your connection and try again.`];
      case 'timeout':
        return [t`The server took too long to respond. Try again in a moment.`];
      case 'session busy':
      case 'session unreachable':
        return [t`We couldn't renew your session. You're still signed in. Try again in a moment.`];
      case 'session ended':
      case 'session changed':
        return [t`Your session has ended. Sign in and try again.`];
      case 'malformed':
        return [
          t`We couldn't read the server's response. Try again, or contact your administrator if it keeps happening.`,
        ];
      case 'view only':
        return [t`Nothing can be saved while you view this as someone else.`];
      case 'aborted':
        return [t`The request was cancelled.`];
      case 'refused':
        return serverMessages(error) ?? [t`The server declined the request.`];
      default:
        if (error.status === 403) {
          return [t`You don't have permission to do this. If you need access, ask an administrator.`];
        }
        return (
          serverMessages(error) ?? [
            isDeclined(error)
              ? t`The server declined the request.`
              : t`Something went wrong on the server (error ${String(error.status)}). Try again in a moment.`,
          ]
        );
    }
  };
}

/** Conflicts and what cannot be accepted: the same request would be declined again. */
const isDeclined = ({ status }: HttpError) => status !== null && [400, 409, 410, 412, 422].includes(status);

function serverMessages({ notifications }: HttpError): string[] | undefined {
  const messages = notifications.flatMap(({ message }) => message || []);
  return messages.length > 0 ? messages : undefined;
}
