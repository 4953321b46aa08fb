import { useEffect, useRef, useState } from 'react';
import type { ActorView, NextEvent, SendRequest } from '../recording/protocol.ts';
import type { Wording } from '../words/wording.ts';
import { type Origin, origins } from '../words/words.ts';
import { PayloadForm } from './payload/PayloadForm.tsx';

interface NextEventsProps {
  actor: ActorView;
  wording: Wording;
  onSend: (event: SendRequest['event']) => void;
}

/** The events that are possible next, by their source: a press sends one, after asking for its data. */
export function NextEvents({ actor: { key, next }, wording, onSend }: NextEventsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const before = useRef<readonly NextEvent[] | null>(null);
  const groups = Object.groupBy(next, ({ words }) => wording.event(key, words).origin);

  // The button that was pressed may be gone with what it led to.
  useEffect(() => {
    if (before.current === null || before.current === next) return;
    before.current = null;
    if (document.activeElement === document.body) section.current?.focus();
  }, [next]);

  return (
    <section ref={section} className="sc-next" tabIndex={-1} aria-label="Next steps">
      <h3>Next steps</h3>
      {next.length === 0 && (
        <p className="sc-quiet">
          <bdi>Waiting for the server, or finished.</bdi>
        </p>
      )}
      {Object.entries(origins).map(([origin, name]) => {
        const events = groups[origin as Origin];
        return (
          events && (
            <div key={origin} className="sc-origin">
              <h4>{name}</h4>
              <ul aria-label={name}>{events.map(item)}</ul>
            </div>
          )
        );
      })}
    </section>
  );

  function item(event: NextEvent) {
    const { text } = wording.event(key, event.words);
    const isAsked = asked === event.type;
    return (
      <li key={event.type}>
        <button
          type="button"
          data-possible={event.isPossible || undefined}
          data-asks={event.type}
          title={event.isPossible ? undefined : 'No effect right now'}
          aria-expanded={needsData(event) ? isAsked : undefined}
          onClick={() => (needsData(event) ? setAsked(isAsked ? null : event.type) : send(event))}
        >
          <bdi>
            {text}
            {needsData(event) && '…'}
          </bdi>
        </button>
        {isAsked && (
          <PayloadForm
            key={String(wording.isTechnical)}
            label={`Data of “${text}”`}
            example={event.payload}
            isTechnical={wording.isTechnical}
            onSend={(payload) => send(event, payload)}
            onLeave={() => {
              setAsked(null);
              focusOn(event);
            }}
          />
        )}
      </li>
    );
  }

  function send(event: NextEvent, payload: Record<string, unknown> = {}) {
    setAsked(null);
    focusOn(event);
    before.current = next;
    onSend({ ...payload, type: event.type });
  }

  function focusOn({ type }: NextEvent) {
    section.current?.querySelector<HTMLElement>(`[data-asks="${CSS.escape(type)}"]`)?.focus();
  }
}

/** Known data can be changed before it is sent; the data of an unknown event is unknown too. */
function needsData({ type, payload }: NextEvent): boolean {
  return payload ? Object.keys(payload).length > 0 : !type.startsWith('xstate.');
}
