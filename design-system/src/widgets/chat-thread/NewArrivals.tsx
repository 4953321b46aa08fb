import { useState } from 'react';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { ThreadMessage } from '../chat-message/chat.types.ts';
import { useMessageLabel } from '../chat-message/useMessageLabel.ts';

interface NewArrivalsProps {
  newest: ThreadMessage | undefined;
  person: string;
  isMuted: boolean;
}

/**
 * Announces messages of the other person as they come. The thread itself is silent: it draws old messages again while it is scrolled,
 * and an own one needs no reading.
 */
export function NewArrivals({ newest, person, isMuted }: NewArrivalsProps) {
  const [first] = useState(newest?.id);
  const isNew = newest !== undefined && newest.id !== first && newest.from === 'them' && !isMuted;
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-relevant="additions">
      {isNew && <Arrival key={newest.id} message={newest} person={person} />}
    </VisuallyHidden>
  );
}

function Arrival({ message, person }: { message: ThreadMessage; person: string }) {
  return <p>{useMessageLabel(message, person)}</p>;
}
