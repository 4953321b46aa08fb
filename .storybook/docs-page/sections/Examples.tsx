import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { storyLabel } from '../../appearance/labels.ts';
import { examplesBeside, type WidgetExample } from '../examples.ts';

type Stories = ReturnType<DocsContextProps['componentStories']>;

interface ExampleOnPage {
  story: Stories[number];
  /** Its source, if it comes from a file of examples. */
  example: WidgetExample | undefined;
}

/** The stories to look at, each with its source. */
export function Examples({ stories, hasHeading }: { stories: Stories; hasHeading: boolean }) {
  const examples = useExamples(stories);
  return (
    <>
      {hasHeading && examples.length > 0 && <h2>Examples</h2>}
      {examples.map(({ story, example }) => (
        <section key={story.id}>
          <h3>{example?.title ?? storyLabel(story.name)}</h3>
          {example?.description && <p>{example.description}</p>}
          <Canvas of={story.moduleExport} {...(example && { source: { code: example.code, language: 'tsx' } })} />
        </section>
      ))}
    </>
  );
}

/** The stories that are called like the example they show, and those that test nothing. */
function useExamples(stories: Stories): ExampleOnPage[] {
  const [examples, setExamples] = useState<ExampleOnPage[]>([]);
  const file: unknown = stories[0]?.parameters['fileName'];

  useEffect(() => {
    if (typeof file !== 'string') return undefined;
    let isCurrent = true;
    void examplesBeside(file).then((beside) => {
      const shown = stories.flatMap((story): ExampleOnPage[] => {
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
