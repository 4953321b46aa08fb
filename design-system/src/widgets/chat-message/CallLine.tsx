import { Trans } from '@lingui/react/macro';
import { PhoneMissed, PhoneOff } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { ThreadMessage } from './chat.types.ts';
import { Call } from './Message.styles.ts';
import { clockOf } from './time/message-time.ts';

interface CallLineProps extends ComponentPropsWithRef<'div'> {
  message: ThreadMessage;
  person: string;
  label: string;
}

/** Says that a call was not answered, in place of a bubble. */
export function CallLine({ message: { call, sentAt }, person, label, ...rest }: CallLineProps) {
  const isMissed = call === 'missed';
  return (
    <Call {...rest} role="article" aria-label={label} data-call={call}>
      <Icon icon={isMissed ? PhoneMissed : PhoneOff} />
      <span>{isMissed ? <Trans>Missed call</Trans> : <Trans>No answer from {person}</Trans>}</span>
      <time dateTime={sentAt}>{clockOf(sentAt)}</time>
    </Call>
  );
}
