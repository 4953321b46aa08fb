import { machineName } from '../chart/machines.data.ts';
import type { ActorView as Actor } from '../recording/protocol.ts';

interface ActorChoiceProps {
  actor: Actor;
  /** All machines of the story. */
  actors: readonly Actor[];
  /** Keys of the machines that the last event moved. */
  moved: readonly string[];
  onChoose: (key: string) => void;
}

const MOST_BUTTONS = 5;

/** The machines of a story by name; a dot marks the one that moved last. Many are a list. */
export function ActorChoice({ actor, actors, moved, onChoose }: ActorChoiceProps) {
  if (actors.length > MOST_BUTTONS) {
    return (
      <label className="sc-machine">
        <span className="sc-hidden">Machine</span>
        <select value={actor.key} onChange={({ target }) => onChoose(target.value)}>
          {actors.map(({ key }) => (
            <option key={key} value={key}>
              {machineName(key)}
              {moved.includes(key) && ' •'}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <div className="sc-views" role="group" aria-label="Machine">
      {actors.map(({ key }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === actor.key}
          data-moved={moved.includes(key) || undefined}
          onClick={() => onChoose(key)}
        >
          {machineName(key)}
          {moved.includes(key) && <span className="sc-hidden"> (moved last)</span>}
        </button>
      ))}
    </div>
  );
}
