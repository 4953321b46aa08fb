import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { StoryGraph } from '../../../.ci/affected/story-graph.ts';

/** Facts about a widget from the sources. Files are those of stories, as Storybook names them. */
export interface WidgetUses {
  /** Tokens in its own styles, by path: `color.ink`. */
  tokens: readonly string[];
  /** Widgets that are made of it. */
  widgets: readonly string[];
  /** Features that draw it. */
  features: readonly string[];
}

const WIDGET = /^design-system\/src\/.*\/[A-Z]\w*\.stories\.tsx$/;
const FEATURE = /^(admin\/src\/features\/[^/]+)\//;
/** Files that only tests and pages of documentation read. */
const ABOUT = /\.(?:stories|examples|samples|testing|test)\.tsx?$/;
const TOKEN = /\btheme\.(\w+)\.(\w+)/g;

/**
 * Finds for each widget the tokens in its styles, the widgets that are made of it and the features that draw it.
 *
 * @param root of the repository
 */
export function usesOfWidgets(root: string, graph: StoryGraph): Record<string, WidgetUses> {
  const widgets = new Map(
    graph.stories
      .filter((story) => WIDGET.test(story))
      .map((story) => [story.replace('.stories.tsx', '.tsx'), story] as const)
      .filter(([file]) => graph.direct.has(file)),
  );
  const files = new Map([...widgets.keys()].map((widget) => [widget, ownFiles(widget, widgets, graph)]));
  const owners = ownersOf(files);
  const users = usersOf(graph);

  return Object.fromEntries(
    [...widgets].map(([widget, story]) => {
      const using = (users.get(widget) ?? []).filter((file) => !ABOUT.test(file));
      const madeOfIt = using.flatMap((file) => owners.get(file) ?? []).filter((other) => other !== widget);
      const features = new Set(using.flatMap((file) => FEATURE.exec(file)?.[1] ?? []));
      return [
        `./${story}`,
        {
          tokens: tokensIn(root, files.get(widget) ?? []),
          widgets: [...new Set(madeOfIt)].flatMap((other) => named(widgets.get(other))).toSorted(),
          features: [...features].flatMap((folder) => named(pageOf(folder, graph.stories))).toSorted(),
        },
      ];
    }),
  );
}

const named = (story: string | undefined) => (story ? [`./${story}`] : []);

/** The files of a widget: its own, and those in its folder that it imports and that are no widgets of their own. */
function ownFiles(widget: string, widgets: ReadonlyMap<string, string>, { direct }: StoryGraph): string[] {
  const folder = `${posix.dirname(widget)}/`;
  const own = new Set([widget]);
  for (const file of own) {
    for (const next of direct.get(file) ?? []) if (next.startsWith(folder) && !widgets.has(next)) own.add(next);
  }
  return [...own];
}

function ownersOf(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [widget, own] of files) for (const file of own) owners.set(file, [...(owners.get(file) ?? []), widget]);
  return owners;
}

function usersOf({ direct }: StoryGraph): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [file, imported] of direct) {
    for (const each of imported) users.set(each, [...(users.get(each) ?? []), file]);
  }
  return users;
}

function tokensIn(root: string, files: readonly string[]): string[] {
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const paths = sources.flatMap((source) => [...source.matchAll(TOKEN)].map(([, group, name]) => `${group}.${name}`));
  return [...new Set(paths)].toSorted();
}

/** The stories of the page that a feature is known by: the one with the shortest address. */
function pageOf(folder: string, stories: readonly string[]): string | undefined {
  const own = stories.filter((story) => story.startsWith(`${folder}/`));
  const pages = own.filter((story) => story.endsWith('Page.stories.tsx'));
  return (pages.length > 0 ? pages : own).toSorted((a, b) => a.length - b.length)[0];
}
