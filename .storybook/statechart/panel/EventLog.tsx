import type { LogEntry } from '../recording/protocol.ts';

interface EventLogProps {
  log: readonly LogEntry[];
  /** Index of the entry after which things stand as they are. */
  at: number;
  /** Whether the entries have to say whose they are. */
  hasSeveralActors: boolean;
  onRestore: (id: number) => void;
  onLink: () => void;
}

/** The events so far, newest last. An entry takes the story back to the moment after it. */
export function EventLog({ log, at, hasSeveralActors, onRestore, onLink }: EventLogProps) {
  const step = (by: number) => {
    const entry = log[at + by];
    if (entry) onRestore(entry.id);
  };

  return (
    <section className="sc-log">
      <header>
        <h3>What happened</h3>
        <button type="button" aria-label="Step back" title="Step back" disabled={at <= 0} onClick={() => step(-1)}>
          ◂
        </button>
        <button
          type="button"
          aria-label="Step forward"
          title="Step forward"
          disabled={at >= log.length - 1}
          onClick={() => step(1)}
        >
          ▸
        </button>
        <button type="button" onClick={onLink}>
          Copy link
        </button>
      </header>
      <ol key={log.at(-1)?.id} ref={scrollToEnd}>
        {log.map((entry, index) => (
          <li key={entry.id} data-undone={index > at || undefined}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onRestore(entry.id)}>
              <time>{seconds(entry.at)}</time>
              <span>
                <strong>{entry.words}</strong>
                {hasSeveralActors && <i> {entry.actor}</i>}
                {entry.from !== entry.to && (
                  <small>
                    {entry.from && `${entry.from} → `}
                    {entry.to}
                  </small>
                )}
                {entry.payload && <code>{entry.payload}</code>}
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
