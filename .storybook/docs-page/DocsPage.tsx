import type { KeyboardTable, TakesTable } from '@embarque/design-system/conformance';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import type { I18n } from '@lingui/core';
import { useContext, useEffect, useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { examplesBeside, type WidgetExample } from './examples.ts';
import { textsFor } from '../appearance/i18n.ts';
import { storyLabel } from '../appearance/labels.ts';
import { isWidgetPage, missingOf, type WidgetFacts } from './widget-status.ts';

type Stories = ReturnType<DocsContextProps['componentStories']>;

/** The page of a widget: what it is for, how it looks, its props, its keys, and what is proven about it. */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [primary] = stories;
  const examples = useExamples(stories);
  const proofs = stories.filter((story) => story.playFunction);
  const props = Object.keys(primary?.argTypes ?? {});
  const facts = { stories: stories.map(({ id, playFunction }) => ({ id, isProof: Boolean(playFunction) })), props };
  const keyboard: KeyboardTable | undefined = stories.find(({ parameters }) => parameters['keyboard'])?.parameters[
    'keyboard'
  ];
  const takes: TakesTable | undefined = primary?.parameters['takes'];
  const isWidget = isWidgetPage(facts);

  return (
    <>
      <Title />
      {isWidget && <Status {...facts} />}
      <Subtitle />
      <Description />
      {isWidget && <Primary />}
      {examples.length > 0 && isWidget && <h2>Examples</h2>}
      {examples.map(({ story, example }) => (
        <section key={story.id}>
          <h3>{example?.title ?? storyLabel(story.name)}</h3>
          {example?.description && <p>{example.description}</p>}
          <Canvas of={story.moduleExport} {...(example && { source: { code: example.code, language: 'tsx' } })} />
        </section>
      ))}
      {isWidget && props.length > 0 && (
        <>
          <h2>Props</h2>
          <div className="props">
            <Controls />
          </div>
        </>
      )}
      {takes && <Takes table={takes} />}
      {keyboard && <KeyboardKeys table={keyboard} title={primary?.title ?? ''} />}
      {proofs.length > 0 && (
        <>
          <h2>What is proven</h2>
          <p>Each is a story that runs as a test, in light and dark, in both directions.</p>
          <ul>
            {proofs.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {storyLabel(name)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface ExampleOnPage {
  story: Stories[number];
  /** Its source, if it comes from a file of examples. */
  example: WidgetExample | undefined;
}

/** The stories to look at: those that are called like the example they show, and those that prove nothing. */
function useExamples(stories: Stories): ExampleOnPage[] {
  const [examples, setExamples] = useState<ExampleOnPage[]>([]);
  const file: unknown = stories[0]?.parameters['fileName'];

  useEffect(() => {
    if (typeof file !== 'string') return undefined;
    let isCurrent = true;
    void examplesBeside(file).then((beside) => {
      const shown = stories.flatMap((story) => {
        const { render, parameters } = story.moduleExport;
        const example = beside.get(parameters?.['example'] ?? render);
        if (example && story.name === storyNameFromExport(example.name)) return [{ story, example }];
        const isToLookAt = !story.playFunction && !/--playground$|^features-/.test(story.id);
        return isToLookAt ? [{ story, example: undefined }] : [];
      });
      if (isCurrent) setExamples(shown);
    });
    return () => {
      isCurrent = false;
    };
    // Storybook makes a new list of the same stories with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file]);

  return examples;
}

function Status(facts: WidgetFacts) {
  const missing = missingOf(facts);
  return (
    <p className="status" data-status={missing.length === 0 ? 'ready' : 'draft'}>
      {missing.length === 0 ? 'Ready' : `Draft: without ${missing.join(', ')}`}
    </p>
  );
}

function Takes({ table }: { table: TakesTable }) {
  return (
    <>
      <h2>What it takes</h2>
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

function KeyboardKeys({ table, title }: { table: KeyboardTable; title: string }) {
  const texts = useTexts(title);

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
              <td>{texts?._(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function useTexts(title: string): I18n | undefined {
  const [texts, setTexts] = useState<I18n>();
  useEffect(() => {
    let isCurrent = true;
    void textsFor(title, 'en').then((loaded) => isCurrent && setTexts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [title]);
  return texts;
}
