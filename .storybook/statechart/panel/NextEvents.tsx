import { useState } from 'react';
import { PayloadForm } from './payload/PayloadForm.tsx';
import type { ActorView, NextEvent, SendRequest } from '../recording/protocol.ts';

interface NextEventsProps {
  actor: ActorView;
  onSend: (event: SendRequest['event']) => void;
}

/** The events that are possible next: a press sends one, after asking for its payload. */
export function NextEvents({ actor, onSend }: NextEventsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { next } = actor;

  return (
    <section className="sc-next">
      <h3>What can happen</h3>
      {next.length === 0 && (
        <p className="sc-quiet">Nothing that a person does. The machine waits for an answer, or has ended.</p>
      )}
      <ul>
        {next.map((event) => (
          <li key={event.type}>
            <button
              type="button"
              data-possible={event.isPossible || undefined}
              title={event.isPossible ? undefined : 'Nothing would change by it now, or it needs data'}
              aria-expanded={asked === event.type}
              onClick={() => (needsData(event) ? setAsked(asked === event.type ? null : event.type) : send(event))}
            >
              {event.words}
              {needsData(event) && '…'}
            </button>
            {asked === event.type && <PayloadForm event={event} onSend={(payload) => send(event, payload)} />}
          </li>
        ))}
      </ul>
    </section>
  );

  function send({ type }: NextEvent, payload: Record<string, unknown> = {}) {
    setAsked(null);
    onSend({ ...payload, type });
  }
}

/** Known data can be changed before it is sent; of an event that nobody knows, nobody knows either what it needs. */
function needsData({ type, payload }: NextEvent): boolean {
  return payload ? Object.keys(payload).length > 0 : !type.startsWith('xstate.');
}
