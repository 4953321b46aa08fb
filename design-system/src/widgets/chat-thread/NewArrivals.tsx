import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { ThreadMessage } from '../chat-message/chat.types.ts';
import { useMessageLabel } from '../chat-message/useMessageLabel.ts';
import { arrivedAfter } from './rows/arrived-after.ts';

interface NewArrivalsProps {
  messages: readonly ThreadMessage[];
  person: string;
  isMuted: boolean;
}

/**
 * Announces messages of the other person as they come; of several that come together, their number. The thread itself is silent: it
 * draws old messages again while it is scrolled, and an own one needs no reading.
 */
export function NewArrivals({ messages, person, isMuted }: NewArrivalsProps) {
  const newest = messages.at(-1);
  const [last, setLast] = useState({ id: newest?.id, arrived: 0 });
  if (newest?.id !== last.id) setLast({ id: newest?.id, arrived: arrivedAfter(messages, last.id) });
  const message = isMuted || last.arrived === 0 ? undefined : messages.findLast(({ from }) => from === 'them');
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-relevant="additions">
      {message && (
        <p key={message.id}>
          {last.arrived === 1 ? (
            <Arrival message={message} person={person} />
          ) : (
            <Plural value={last.arrived} one="# new message" other="# new messages" />
          )}
        </p>
      )}
    </VisuallyHidden>
  );
}

function Arrival({ message, person }: { message: ThreadMessage; person: string }) {
  return useMessageLabel(message, person);
}
