import type { KeyboardTable } from '@embarque/design-system/conformance';
import {
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  DocsStory,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { catalogues } from './i18n.ts';

/** The page of a widget: what it is for, how it looks, its props, its keys, and what is proven about it. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary, ...others] = stories;
  const examples = others.filter((story) => !story.playFunction);
  const claims = others.filter((story) => story.playFunction);
  const keyboard: KeyboardTable | undefined = stories.find(({ parameters }) => parameters['keyboard'])?.parameters[
    'keyboard'
  ];

  return (
    <>
      <Title />
      <Status stories={stories} />
      <Subtitle />
      <Description />
      {primary && <Primary />}
      {examples.length > 0 && <h2>Examples</h2>}
      {examples.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      <h2>Props</h2>
      <Controls />
      {keyboard && <KeyboardKeys table={keyboard} />}
      {claims.length > 0 && (
        <>
          <h2>What is proven</h2>
          <p>Each is a story that runs as a test, in light and dark, in both directions.</p>
          <ul>
            {claims.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Stories = ReturnType<DocsContextProps['componentStories']>;

/** What a widget owes before others build on it. All stories that exist pass, or they would not be here. */
const duties: Record<string, (stories: Stories) => boolean> = {
  playground: (stories) => stories.some(({ name }) => name === 'Playground'),
  examples: (stories) => stories.some(({ playFunction, name }) => !playFunction && name !== 'Playground'),
  conformance: (stories) => stories.some(({ id }) => id.endsWith('conforms')),
  'proof of its behaviour': (stories) =>
    stories.some(({ id, playFunction }) => playFunction && !id.endsWith('conforms')),
};

function Status({ stories }: { stories: Stories }) {
  const missing = Object.keys(duties).filter((duty) => !duties[duty]?.(stories));
  return (
    <p className="status" data-status={missing.length === 0 ? 'ready' : 'draft'}>
      {missing.length === 0 ? 'Ready' : `Draft: without ${missing.join(', ')}`}
    </p>
  );
}

function KeyboardKeys({ table }: { table: KeyboardTable }) {
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ keys, does }) => (
            <tr key={keys.join()}>
              <td>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </td>
              <td>{catalogues.en._(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
