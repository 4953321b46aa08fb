import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArgTypes } from 'storybook/internal/types';
import { argTypesOf, widgetsIn } from '../../.storybook/build/prop-tables.ts';
import { codeOf, exportedNames, readExamples } from '../../design-system/src/example-source.ts';

/** An example of a widget, with the code that a reader copies. */
export interface ShownExample {
  title: string;
  description?: string | undefined;
  code: string;
}

/** The facts on the page of a widget. */
export interface WidgetPage {
  name: string;
  /** The entry of the package that exports it. */
  entry: string;
  /** The sentences that say what it is for. */
  description: string;
  props: ArgTypes;
  examples: readonly ShownExample[];
  /** Its table of keys: the file, and the name in it. */
  keyboard?: { file: string; table: string } | undefined;
}

/**
 * The widgets that a file of exports hands on, as their pages in Storybook show them.
 *
 * @param entry the name of that entry: `@embarque/design-system/charts`
 */
export function widgetsOf(barrel: string, entry: string): WidgetPage[] {
  const code = readFileSync(barrel, 'utf8');
  const publicNames = exportedNames(code);
  return homesIn(code)
    .map(({ name, path }) => ({ name, file: join(dirname(barrel), path) }))
    .flatMap(({ name, file }) => {
      const widget = widgetsIn(readFileSync(file, 'utf8'), file).find(({ displayName }) => displayName === name);
      if (!widget) return [];
      const beside = (role: string) => file.replace(/\.tsx$/, `.${role}.tsx`);
      return [
        {
          name,
          entry,
          description: widget.description ?? '',
          props: argTypesOf(widget),
          examples: examplesIn(beside('examples'), publicNames),
          keyboard: keyboardOf(beside('stories')),
        },
      ];
    });
}

/** The components that a file of exports hands on, with the files that define them. */
function homesIn(code: string): { name: string; path: string }[] {
  return [...code.matchAll(/^export \{([^}]*)\} from '([^']+\.tsx)';/gm)].flatMap(([, list = '', path = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name))
      .map((name) => ({ name, path })),
  );
}

function examplesIn(file: string, publicNames: ReadonlySet<string>): ShownExample[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  return readExamples(source).map(({ name, title, description }) => ({
    title,
    description,
    code: codeOf(source, name, publicNames),
  }));
}

function keyboardOf(stories: string): WidgetPage['keyboard'] {
  if (!existsSync(stories)) return undefined;
  const code = readFileSync(stories, 'utf8');
  const [, table] = /\bkeyboard: (\w+Keyboard)\b/.exec(code) ?? [];
  const [, path] = table ? (new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from '([^']+)'`).exec(code) ?? []) : [];
  return table && path ? { file: join(dirname(stories), path), table } : undefined;
}
