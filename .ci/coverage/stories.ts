import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

export interface Story {
  /** The id in Storybook's address. */
  id: string;
  name: string;
  /** The file, from the top of the repository. */
  file: string;
  /** Its own tags, and those of its file. */
  tags: readonly string[];
  /** Whether it is a workflow that is walked step by step. */
  isJourney: boolean;
  /** The state of a machine that it reaches. */
  state: string | undefined;
  /** Whether it acts and claims something, beside being drawn. */
  hasPlay: boolean;
  /** Whether it adds nothing to the arguments of its file. */
  isEmpty: boolean;
}

const TOP = join(import.meta.dirname, '../..');

/** The folders of stories with the beginnings of their titles, as .storybook/main.ts has them. */
const ROOTS: ReadonlyArray<[folder: string, prefix: string]> = [
  ['design-system/src/', 'Design system/'],
  ['admin/src/features/', 'Features/'],
  ['admin/src/', 'Features/'],
  ['.storybook/pages/', 'Start here/'],
];

/** All stories, read from their files as text: oxfmt writes each export in the same way, and parsing took a hundred times as long. */
export function readStories(top = TOP): Story[] {
  return globSync('{admin,design-system}/src/**/*.stories.tsx', { cwd: top })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => storiesIn(file, readFileSync(join(top, file), 'utf8')));
}

/** The stories of one file. */
export function storiesIn(file: string, source: string): Story[] {
  const [head = '', body = ''] = source.split(/^export default /m);
  const exports = body.split(/^export const (?=\w+(?:: [^=]+)? = )/m).slice(1);
  const title = titleOf(file, /^const meta = \{[^{}]*?\btitle: '(.+?)'/m.exec(head)?.[1]);
  return exports.map((text) => {
    const name = /^\w+/.exec(text)?.[0] ?? '';
    const [, call = '', state] = /^\w+(?:: [^=]+)? = (\w+)?(?:\(walk, '(.+?)'\))?/.exec(text) ?? [];
    return {
      id: toId(title, storyNameFromExport(name)),
      name: /^ {2}name: (['"`])(.+)\1/m.exec(text)?.[2] ?? storyNameFromExport(name),
      file,
      tags: [...tagsIn(head), ...tagsIn(text)],
      isJourney: call === 'journey',
      state,
      hasPlay: call !== '' || /^ {2}(?:async )?play\b/m.test(text),
      isEmpty: /^\w+(?:: \w+)? = \{\};/.test(text),
    };
  });
}

/** As Storybook makes it of the file, where the file names none. */
function titleOf(file: string, own: string | undefined): string {
  const [folder, prefix] = ROOTS.find(([root]) => file.startsWith(root)) ?? ['', ''];
  const path = file.slice(folder.length).replace(/\.stories\.tsx$/, '');
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  const isNamedAsItsFolder = name.toLowerCase() === parts.at(-2)?.toLowerCase();
  return prefix + (own ?? (isNamedAsItsFolder ? [...parts.slice(0, -2), name].join('/') : path));
}

const tagsIn = (text: string) =>
  [...(/(?:^ {2}|[{,(] )tags: \[(.*?)\]/ms.exec(text)?.[1] ?? '').matchAll(/'(.+?)'/g)].map(([, tag = '']) => tag);
