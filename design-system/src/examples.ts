import type { MessageDescriptor, Messages } from '@lingui/core';
import type { ComponentType } from 'react';
import { codeOf, exampleTextId, exportedNames, headingOf, readExamples } from './example-source.ts';

/** One way to use a widget, with the source that one would copy. */
export interface Example {
  /** Names it within its page: `with-icons`, or `button-group-with-icons` where another widget has that name. */
  id: string;
  title: MessageDescriptor;
  /** The purpose of the example. */
  description: MessageDescriptor | undefined;
  /** Loads the code to copy: the source with its imports. */
  loadCode: () => Promise<string>;
  Component: ComponentType;
}

/** The examples of one widget. */
export interface ExampleGroup {
  /** Names it within its page: `button-group`. */
  id: string;
  /** The name of the widget in code: `ButtonGroup`. */
  widget: string;
  /** The name as a heading: `Button group`. */
  title: MessageDescriptor;
  examples: readonly Example[];
}

type ExampleModule = Record<string, ComponentType>;

const folderOf = (file: string) => file.slice('./'.length, file.lastIndexOf('/'));

// Widgets are shown in Storybook alone.
const modules = import.meta.glob<ExampleModule>(['./*/**/*.examples.tsx', '!./widgets/**']);
const sources = import.meta.glob<string>(['./*/**/*.examples.tsx', '!./widgets/**'], {
  query: '?raw',
  import: 'default',
});

/** The texts of the examples, by the files of their groups: `…/locales/en/examples/components.json`. */
export const exampleTexts = import.meta.glob<{ messages: Messages }>(
  ['../locales/*/examples/*.json', '!../locales/*/examples/widgets.json'],
  { query: '?lingui' },
);

/** The folders that have examples, which are the addresses of the UI kit: `components/buttons`. A–Z. */
export const exampleFolders: readonly string[] = [...new Set(Object.keys(modules).map(folderOf))].toSorted();

/**
 * All examples of a folder: nothing else is loaded.
 *
 * @param folder one of {@link exampleFolders}; another one has no examples
 * @throws what the import throws when a file cannot be loaded
 */
export async function loadExamples(folder: string): Promise<ExampleGroup[]> {
  const files = Object.keys(modules).filter((file) => folderOf(file) === folder);
  return withOwnIds(await Promise.all(files.toSorted().map(loadGroup)));
}

/** Two widgets may both have an example called Basic: the first one keeps the plain id. */
function withOwnIds(groups: readonly ExampleGroup[]): ExampleGroup[] {
  const taken = new Set(groups.map(({ id }) => id));
  return groups.map((group) => ({
    ...group,
    examples: group.examples.map((example) => {
      const id = taken.has(example.id) ? `${group.id}-${example.id}` : example.id;
      taken.add(id);
      return { ...example, id };
    }),
  }));
}

async function loadGroup(file: string): Promise<ExampleGroup> {
  const [module = {}, source = ''] = await Promise.all([modules[file]?.(), sources[file]?.()]);
  const examples = readExamples(source).flatMap(({ name, title, description }) => {
    const Component = module[name];
    const id = title.toLowerCase().replaceAll(' ', '-');
    const texts = { title: textOf(title), description: description === undefined ? undefined : textOf(description) };
    return Component ? [{ id, ...texts, loadCode: () => loadCode(source, name), Component }] : [];
  });
  const widget = file.slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length);
  return {
    id: widget.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
    widget,
    title: textOf(headingOf(widget)),
    examples,
  };
}

async function loadCode(source: string, example: string): Promise<string> {
  const { default: barrel } = await import('./index.ts?raw');
  return codeOf(source, example, exportedNames(barrel));
}

const textOf = (text: string): MessageDescriptor => ({ id: exampleTextId(text), message: text });
