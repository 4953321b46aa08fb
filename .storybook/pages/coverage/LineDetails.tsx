import { Code, type Description, DescriptionList } from '@embarque/design-system';
import type { Line, Machine, Place, StoryRef, TestRef } from '../../../.ci/coverage/coverage.types.ts';
import { StoryLink } from './StoryLink.tsx';

interface LineDetailsProps {
  line: Line;
  /** The parts of the app that its proofs belong to. */
  places: readonly Place[];
}

/** Everything that proves a line, and where it is to be seen. */
export function LineDetails({ line: { stories, tests, untestable }, places }: LineDetailsProps) {
  const routes = places.flatMap((place) => place.routes);
  const journeys = places.flatMap((place) => place.journeys);
  const checked = new Set(tests.map(({ file }) => file));
  const inApp = places.flatMap(({ builtJourneys }) => builtJourneys).filter(({ file }) => !checked.has(file));
  const items: Array<Description | false> = [
    untestable !== undefined && {
      term: 'Not testable',
      value: (
        <>
          {untestable.reason}. <Code>{untestable.file}</Code> has “{untestable.text}”.
        </>
      ),
    },
    stories.length > 0 && { term: 'Stories', value: <Stories stories={stories} /> },
    tests.length > 0 && { term: 'Tests', value: <Tests tests={tests} /> },
    routes.length > 0 && { term: 'Route', value: <Routes routes={routes} /> },
    journeys.length > 0 && { term: 'Journeys', value: <Stories stories={journeys} /> },
    inApp.length > 0 && { term: 'Journeys of the built app', value: <Names tests={inApp} /> },
    ...places.flatMap(({ machines }) => machines).map(statesOf),
  ];
  return <DescriptionList className="coverage-details" items={items.filter((item) => item !== false)} />;
}

interface StoriesProps {
  stories: ReadonlyArray<Pick<StoryRef, 'id' | 'name'>>;
  isInline?: boolean;
}

const Stories = ({ stories, isInline = false }: StoriesProps) => (
  <ul role="list" className={isInline ? 'coverage-inline' : undefined}>
    {stories.map(({ id, name }) => (
      <li key={id}>
        <StoryLink story={id}>{name}</StoryLink>
      </li>
    ))}
  </ul>
);

const Tests = ({ tests }: { tests: readonly TestRef[] }) => (
  <ul role="list">
    {tests.map(({ title, file }) => (
      <li key={`${file} ${title}`}>
        {title} <small dir="ltr">{file}</small>
      </li>
    ))}
  </ul>
);

const Names = ({ tests }: { tests: readonly TestRef[] }) => (
  <ul role="list" className="coverage-inline">
    {tests.map(({ title, file }) => (
      <li key={file}>{title}</li>
    ))}
  </ul>
);

const Routes = ({ routes }: { routes: readonly string[] }) => (
  <ul role="list" className="coverage-inline">
    {routes.map((route) => (
      <li key={route}>
        <Code dir="ltr">{route}</Code>
      </li>
    ))}
  </ul>
);

const statesOf = ({ id, states }: Machine): Description => ({
  term: `Machine ${id}`,
  value: <Stories isInline stories={states.map(({ state, story }) => ({ id: story, name: state }))} />,
});
