import type { TakesTable } from '@embarque/design-system/conformance';
import { Controls, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { storyLabel } from '../../appearance/labels.ts';

interface ForDevelopersProps {
  stories: ReturnType<DocsContextProps['componentStories']>;
  /** Whether there are props to list. */
  hasProps: boolean;
  takes: TakesTable | undefined;
}

/** Props, accepted input and tests. */
export function ForDevelopers({ stories, hasProps, takes }: ForDevelopersProps) {
  const tests = stories.filter(({ playFunction }) => playFunction);
  if (!hasProps && !takes && tests.length === 0) return null;
  return (
    <>
      <h2>For developers</h2>
      {hasProps && (
        <>
          <h3>Props</h3>
          <div className="props">
            <Controls />
          </div>
        </>
      )}
      {takes && <Takes table={takes} />}
      {tests.length > 0 && (
        <details>
          <summary>Tests ({tests.length})</summary>
          <p>Each story shows one behaviour and checks it, in light and dark, in both directions.</p>
          <ul>
            {tests.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {storyLabel(name)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Takes({ table }: { table: TakesTable }) {
  return (
    <>
      <h3>Accepted input</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Typed, pasted or filled in</th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ forms, becomes }) => (
            <tr key={forms.join()}>
              <td>{forms.join(' · ')}</td>
              <td>{becomes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
