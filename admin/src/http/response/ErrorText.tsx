import { MessageLines } from './MessageLines.tsx';
import { useErrorMessages } from './http.messages.ts';

/** What happened and what to do, for an `ErrorState` or an `Alert`; several messages of the server are a list. */
export function ErrorText({ error }: { error: unknown }) {
  return <MessageLines lines={useErrorMessages()(error)} />;
}
