import { MessageLines } from './MessageLines.tsx';
import { useErrorMessages } from './http.messages.ts';

/** The error and what to do about it, for an `ErrorState` or an `Alert`; several messages of the server are a list. */
export function ErrorText({ error }: { error: unknown }) {
  return <MessageLines lines={useErrorMessages()(error)} />;
}
