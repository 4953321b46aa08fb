import { lazy, Suspense, useState } from 'react';
import type { ActorView as Actor } from '../recording/protocol.ts';
import { StateList } from './StateList.tsx';
import { WalkedBadge } from './WalkedBadge.tsx';

/** The layout is a library of its own, and loads with the first chart. */
const ChartCanvas = lazy(() => import('../drawing/ChartCanvas.tsx'));

interface ActorViewProps {
  actor: Actor;
  /** All machines of the story. */
  actors: readonly Actor[];
  onChoose: (key: string) => void;
}

const views = { chart: 'Chart', list: 'List', context: 'Context' };
type View = keyof typeof views;

/** One machine, drawn, as a list, or as the data it keeps. */
export function ActorView({ actor, actors, onChoose }: ActorViewProps) {
  const [view, setView] = useState<View>('chart');

  return (
    <section className="sc-main" aria-label={`Machine ${actor.key}`}>
      <header className="sc-bar">
        <label className="sc-machine">
          <span className="sc-hidden">Machine</span>
          <select value={actor.key} onChange={({ target }) => onChoose(target.value)}>
            {actors.map(({ key }) => (
              <option key={key}>{key}</option>
            ))}
          </select>
        </label>
        <ul className="sc-now" aria-label="Active states" aria-live="polite">
          {leavesOf(actor).map((path) => (
            <li key={path}>{path.replaceAll('.', ' › ')}</li>
          ))}
          {actor.isDone && <li data-done>ended</li>}
        </ul>
        <WalkedBadge machineId={actor.chart.id} />
        <div className="sc-views" role="group" aria-label="Show as">
          {Object.entries(views).map(([name, label]) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name as View)}>
              {label}
            </button>
          ))}
        </div>
      </header>
      {view === 'chart' && (
        <Suspense fallback={<p className="sc-empty">Drawing…</p>}>
          <ChartCanvas key={actor.key} chart={actor.chart} active={actor.active} taken={actor.taken} />
        </Suspense>
      )}
      {view === 'list' && <StateList {...actor} />}
      {view === 'context' && <pre className="sc-context">{actor.context}</pre>}
    </section>
  );
}

/** The innermost active states: the others are said by their paths. */
function leavesOf({ active, chart }: Actor): string[] {
  const parents = new Set(chart.states.filter(({ path }) => active.includes(path)).map(({ parent }) => parent));
  return active.filter((path) => !parents.has(path));
}
