import { useLingui } from '@lingui/react/macro';
import type { ThreadMessage } from './chat.types.ts';
import { clockOf } from './time/message-time.ts';
import { useStateWords } from './useStateWords.ts';

/** The name of a message for screen readers: sender, time, text, state. */
export function useMessageLabel(
  { from, sentAt, text, images, documents, voice, call, state }: ThreadMessage,
  person: string,
): string {
  const { t } = useLingui();
  const words = useStateWords();
  const parts = [
    from === 'me' ? t({ message: 'You', context: 'sender' }) : person,
    clockOf(sentAt),
    call === 'missed' && t`Missed call`,
    call === 'unanswered' && t`No answer`,
    text,
    ...(images ?? []).map(({ name }) => t`Picture: ${name}`),
    ...(documents ?? []).map(({ name }) => t`Document: ${name}`),
    voice && t`Voice message`,
    state && words[state],
  ];
  return parts.filter(Boolean).join(', ');
}
