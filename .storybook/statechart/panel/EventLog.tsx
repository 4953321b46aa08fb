import { machineName } from '../chart/machines.data.ts';
import type { LogEntry } from '../recording/protocol.ts';
import type { Wording } from '../words/wording.ts';

interface EventLogProps {
  log: readonly LogEntry[];
  /** Index of the entry after which things stand as they are. */
  at: number;
  /** Whether the entries have to say whose they are. */
  hasSeveralActors: boolean;
  wording: Wording;
  onRestore: (id: number) => void;
  onLink: () => void;
  /** Called to begin the story from its start. */
  onStartAgain: () => void;
}

/** The events so far, newest last. An entry takes the story back to the moment after it. */
export function EventLog({ log, at, hasSeveralActors, wording, onRestore, onLink, onStartAgain }: EventLogProps) {
  const step = (by: number) => {
    const entry = log[at + by];
    if (entry) onRestore(entry.id);
  };

  return (
    <section className="sc-log">
      <header>
        <h3>History</h3>
        <button type="button" aria-label="Step back" title="Step back" disabled={at <= 0} onClick={() => step(-1)}>
          <span className="sc-step">◂</span>
        </button>
        <button
          type="button"
          aria-label="Step forward"
          title="Step forward"
          disabled={at >= log.length - 1}
          onClick={() => step(1)}
        >
          <span className="sc-step">▸</span>
        </button>
        <button type="button" onClick={onLink}>
          Copy link
        </button>
        <button type="button" onClick={onStartAgain}>
          Start again
        </button>
      </header>
      {at < log.length - 1 && (
        <div className="sc-past">
          <bdi>You look at {seconds(log[at]?.at ?? 0)}.</bdi>
          <button type="button" onClick={() => step(log.length - 1 - at)}>
            Back to now
          </button>
        </div>
      )}
      <ol key={log.at(-1)?.id} ref={scrollToEnd}>
        {log.map((entry, index) => (
          <li key={entry.id} data-undone={index > at || undefined}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onRestore(entry.id)}>
              <time>
                <bdi>{seconds(entry.at)}</bdi>
              </time>
              <span>
                <strong>
                  <bdi>{wording.event(entry.actor, entry.words).text}</bdi>
                </strong>
                {hasSeveralActors && <i> {machineName(entry.actor)}</i>}
                {entry.from !== entry.to && (
                  <small>
                    <bdi>{wording.move(entry)}</bdi>
                  </small>
                )}
                {wording.isTechnical && entry.payload && <code dir="ltr">{entry.payload}</code>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Called for each new list, because it is a new one whenever something happened. */
function scrollToEnd(list: HTMLOListElement | null) {
  if (list) list.scrollTop = list.scrollHeight;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
