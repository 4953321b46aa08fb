import { lazy, Suspense, useState } from 'react';
import { machineName } from '../chart/machines.data.ts';
import type { ActorView as Actor } from '../recording/protocol.ts';
import type { Wording } from '../words/wording.ts';
import { ActorChoice } from './ActorChoice.tsx';
import { StateList } from './StateList.tsx';
import { WalkedBadge } from './WalkedBadge.tsx';

/** The layout is a library of its own, and loads with the first chart. */
const ChartCanvas = lazy(() => import('../drawing/ChartCanvas.tsx'));

interface ActorViewProps {
  actor: Actor;
  /** All machines of the story. */
  actors: readonly Actor[];
  /** Keys of the machines that the last event moved. */
  moved: readonly string[];
  onChoose: (key: string) => void;
  wording: Wording;
  /** Whether the chart begins at the right. */
  isMirrored: boolean;
  /** Called to change between plain words and the names of the code. */
  onTechnical: (isTechnical: boolean) => void;
}

const views = { chart: 'Chart', list: 'List', data: 'Data' };
type View = keyof typeof views;

/** One machine, drawn, as a list, or, among the technical things, as its data. */
export function ActorView({ actor, actors, moved, onChoose, wording, isMirrored, onTechnical }: ActorViewProps) {
  const { isTechnical } = wording;
  const [chosen, setView] = useState<View>('chart');
  const view = chosen === 'data' && !isTechnical ? 'chart' : chosen;
  const chart = wording.chart(actor);

  return (
    <section className="sc-main" aria-label={`Machine ${machineName(actor.key)}`}>
      <header className="sc-bar">
        <ActorChoice {...{ actor, actors, moved, onChoose }} />
        <ul className="sc-now" aria-label="Active states" aria-live="polite">
          {leavesOf(actor).map((path) => (
            <li key={path}>{wording.place(actor.key, path)}</li>
          ))}
          {actor.isDone && <li data-done>ended</li>}
        </ul>
        <WalkedBadge machineId={actor.chart.id} />
        <div className="sc-views" role="group" aria-label="Show as">
          {Object.entries(views).map(([name, label]) =>
            name === 'data' && !isTechnical ? null : (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name as View)}>
                {label}
              </button>
            ),
          )}
        </div>
        <button
          type="button"
          className="sc-technical"
          aria-pressed={isTechnical}
          title="Names of the code, data as JSON"
          onClick={() => onTechnical(!isTechnical)}
        >
          Technical
        </button>
      </header>
      {view === 'chart' && (
        <Suspense fallback={<p className="sc-empty">Drawing…</p>}>
          <ChartCanvas
            key={actor.key}
            isMirrored={isMirrored}
            name={machineName(actor.key)}
            chart={chart}
            active={actor.active}
            taken={actor.taken}
          />
        </Suspense>
      )}
      {view === 'list' && <StateList chart={chart} active={actor.active} />}
      {view === 'data' && <pre className="sc-context">{actor.context}</pre>}
    </section>
  );
}

/** The innermost active states: the others are said by their paths. */
function leavesOf({ active, chart }: Actor): string[] {
  const parents = new Set(chart.states.filter(({ path }) => active.includes(path)).map(({ parent }) => parent));
  return active.filter((path) => !parents.has(path));
}
