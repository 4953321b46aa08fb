import {
  Button,
  EmptyState,
  Heading,
  HighlightScope,
  Loading,
  PageHeader,
  Progress,
  SearchField,
  Select,
  Skeleton,
  Switch,
  useOnDemand,
} from '@embarque/design-system';
import { useEffect, useMemo } from 'react';
import type { Coverage } from '../../../.ci/coverage/coverage.types.ts';
import { history } from '../../releases/history.data.ts';
import { CoverageLine } from './CoverageLine.tsx';
import { findLines, GROUPS, linesOf, type Proof, proofOf } from './find-lines.ts';
import { useView } from './useView.ts';
import './coverage.css';

const loadData = () => import('./coverage.data.ts');

export interface CoveragePageProps {
  /** The section that is shown first: one of the groups, or a file of docs/specification. */
  section: string;
  /** Fetches the specification with its proofs; the same function each time. */
  load?: () => Promise<{ coverage: Coverage }>;
}

/** The specification as text, with what proves each line of it. */
export function CoveragePage({ section, load = loadData }: CoveragePageProps) {
  const { code, prepare } = useOnDemand(load);
  useEffect(prepare, [prepare]);

  return (
    <main className="coverage">
      <PageHeader
        title="Coverage"
        description={`Each line of the specification, with the stories and tests that check it. ${lastRun()}Press a line to see it happen.`}
      />
      {code ? (
        <Lines coverage={code.coverage} section={section} />
      ) : (
        <Loading label="Loading the specification…">
          <Skeleton height="20rem" />
        </Loading>
      )}
    </main>
  );
}

function Lines({ coverage, section }: { coverage: Coverage; section: string }) {
  const { view, change, note } = useView(section);
  const { query, isUnprovenOnly } = view;
  const found = useMemo(() => findLines(coverage, view), [coverage, view]);
  const lines = linesOf(found);
  const options = [
    ...Object.entries(GROUPS).map(([value, label]) => ({ value, label })),
    ...coverage.sections.map(({ file, title }) => ({ value: file, label: title })),
  ];

  return (
    <>
      <search className="coverage-bar">
        <SearchField
          label="Search lines, ids, routes and tests"
          value={query}
          onChange={({ currentTarget }) => change({ query: currentTarget.value })}
        />
        <Select
          label="Section"
          labelVisibility="hidden"
          options={options}
          value={view.section}
          onChange={({ value }) => change({ section: value })}
        />
        <Switch
          checked={isUnprovenOnly}
          onChange={({ currentTarget }) => change({ isUnprovenOnly: currentTarget.checked })}
        >
          Untested only
        </Switch>
        <p role="status">{summaryOf(lines)}</p>
      </search>
      <HighlightScope query={query} by="words">
        {found.map(({ file, title, parts }) => (
          <section key={file} className="coverage-section" aria-label={title}>
            <Heading level={2} detail={summaryOf(linesOf([{ file, title, parts }]))}>
              {title}
            </Heading>
            <TestedShare title={title} lines={linesOf([{ file, title, parts }])} />
            {parts.map(({ heading, lines: ofPart }) => (
              <div key={heading}>
                {heading && <Heading level={3}>{heading}</Heading>}
                <ul role="list">
                  {ofPart.map((line) => (
                    <CoverageLine key={line.id} line={line} places={coverage.places} onOpen={note} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </HighlightScope>
      {lines.length === 0 && (
        <EmptyState
          title={isUnprovenOnly && query === '' ? 'Everything is tested' : 'No line matches'}
          headingLevel={2}
          actions={<Button onClick={() => change({ query: '', isUnprovenOnly: false })}>Show all lines</Button>}
        />
      )}
    </>
  );
}

/** The share of the lines of a chapter that are tested, of those that can be. */
function TestedShare({ title, lines }: { title: string; lines: ReturnType<typeof linesOf> }) {
  const { proven = [], untestable = [] } = Object.groupBy(lines, proofOf);
  const testable = lines.length - untestable.length;
  if (testable === 0) return null;
  return (
    <Progress label={`Tested lines of ${title}`} value={proven.length} max={testable} tone="success" size="small" />
  );
}

/** The checks run with each version before it is published. */
const lastRun = () => (history.checked ? `Tested with the version of ${history.checked}. ` : '');

const PROOFS: readonly Proof[] = ['proven', 'untestable', 'unproven'];
const names: Record<Proof, string> = { proven: 'tested', untestable: 'not testable', unproven: 'untested' };

function summaryOf(lines: ReturnType<typeof linesOf>): string {
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const by = Object.groupBy(lines, proofOf);
  const groups = PROOFS.flatMap((proof) => (by[proof] ? [[by[proof].length, names[proof]] as const] : []));
  const [first] = groups;
  if (groups.length < 2) return first ? `${count}, all ${first[1]}` : 'No lines';
  return `${count}: ${groups.map((group) => group.join(' ')).join(', ')}`;
}
