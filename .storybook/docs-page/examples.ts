import type { ComponentType } from 'react';
import { codeOf, exportedNames, readExamples } from '../../design-system/src/example-source.ts';
import { examplePurposes } from './example-purposes/purposes.ts';

/** An example of a widget, as the page of the widget shows it. */
export interface WidgetExample {
  title: string;
  /** When to take it. */
  description: string | undefined;
  /** The source that a reader copies. */
  code: string;
}

const modules = import.meta.glob<Record<string, ComponentType>>('../../design-system/src/**/*.examples.tsx');
const sources = import.meta.glob<string>('../../design-system/src/**/*.examples.tsx', {
  query: '?raw',
  import: 'default',
});

/**
 * The examples that stand beside a file of stories, by what draws them: a story that is drawn by one of them shows that example.
 *
 * @param storyFile as Storybook names it: `./design-system/src/components/buttons/Button.stories.tsx`
 */
export async function examplesBeside(storyFile: string): Promise<Map<unknown, WidgetExample & { name: string }>> {
  const folder = `../../${storyFile.slice(2, storyFile.lastIndexOf('/') + 1)}`;
  const files = Object.keys(modules).filter((file) => file.slice(0, file.lastIndexOf('/') + 1) === folder);
  const { default: barrel } = await import('../../design-system/src/index.ts?raw');
  const publicNames = exportedNames(barrel);

  const found = await Promise.all(
    files.map(async (file) => {
      const [module = {}, source = ''] = await Promise.all([modules[file]?.(), sources[file]?.()]);
      return readExamples(source).map((example) => {
        const description = example.description ?? examplePurposes[widgetOf(file)]?.[example.name];
        return [
          module[example.name],
          { ...example, description, code: codeOf(source, example.name, publicNames) },
        ] as const;
      });
    }),
  );
  return new Map(found.flat());
}

const widgetOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace('.examples.tsx', '');
