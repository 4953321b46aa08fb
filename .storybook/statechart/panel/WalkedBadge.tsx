import walked from '../walk/walked.json' with { type: 'json' };

type Counts = Record<'states' | 'transitions' | 'guards', number[]>;

const machines: Partial<Record<string, Counts>> = walked;

/** How much of a machine the tests walk through; `npm run machines` counts it. */
export function WalkedBadge({ machineId }: { machineId: string }) {
  const counts = machines[machineId];
  if (!counts) return null;
  const words = Object.entries(counts).map(([kind, [done, all]]) => `${done} of ${all} ${kind}`);
  const done = Object.values(counts).reduce((sum, [count = 0]) => sum + count, 0);
  const all = Object.values(counts).reduce((sum, [, count = 0]) => sum + count, 0);
  return (
    <span className="sc-walked" data-whole={done === all || undefined} title={words.join(', ')}>
      {done === all ? 'All paths tested' : `${Math.floor((done / all) * 100)} % of paths tested`}
      <span className="sc-hidden">: {words.join(', ')}</span>
    </span>
  );
}
