import { machineFacts } from '../../statechart/chart/machines.data.ts';
import { Links } from './Links.tsx';
import { type PageLink, usePages } from './page-index.ts';

/** The page of a feature's screen: its states to look at, the journeys and the machine that lead through them, and its parts. */
export function Feature({ title }: { title: string }) {
  const { states, journeys, parts } = usePages().ofFeature(title);
  const machines = machinesOf(title);
  return (
    <>
      <Group heading="States" links={states} />
      <Group heading="Journeys" links={journeys} />
      {machines.length > 0 && (
        <>
          <h2>{machines.length === 1 ? 'Machine' : 'Machines'}</h2>
          {machines.map(({ id, name, purpose }) => (
            <p key={id}>
              <a href={`./?path=/docs/start-here-state-machines--docs#${id}`} target="_top">
                {name}
              </a>
              {': '}
              {purpose}
            </p>
          ))}
        </>
      )}
      <Group heading="Parts" links={parts} isSorted />
    </>
  );
}

function Group({
  heading,
  links,
  isSorted = false,
}: {
  heading: string;
  links: readonly PageLink[];
  isSorted?: boolean;
}) {
  if (links.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <Links to={links} isSorted={isSorted} />
    </>
  );
}

/** The machines whose demos are in the folder of a feature. */
function machinesOf(title: string) {
  const folder = `${title.split('/').slice(0, 2).join('-').toLowerCase()}-`;
  return Object.entries(machineFacts).flatMap(([id, { name, purpose, demo }]) =>
    demo?.startsWith(folder) ? [{ id, name, purpose }] : [],
  );
}
