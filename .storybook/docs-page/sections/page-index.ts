import { use } from 'react';
import { folderLabel, storyLabel } from '../../appearance/labels.ts';

/** The part of `index.json` that links need. */
interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  importPath: string;
}

let loading: Promise<readonly Entry[]> | undefined;

async function load(): Promise<readonly Entry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

export interface PageLink {
  label: string;
  href: string;
}

/** All pages of this Storybook, once they are loaded. */
export function usePages() {
  const entries = use((loading ??= load().catch(() => [])));
  return {
    /** The page of a widget, by its name. */
    ofWidget: (name: string) => linkTo(entries.find((entry) => entry.type === 'docs' && nameOf(entry) === name)),
    /** The first story of a page, by the beginning of its ids. */
    ofPage: (page: string) => linkTo(entries.find(({ id, type }) => type === 'story' && id.split('--')[0] === page)),
    /** Whether a file of stories is about one widget, which has a playground. */
    isWidget: (file: string) =>
      entries.some(({ id, importPath }) => importPath === file && id.endsWith('--playground')),
    /** The page that a file of stories makes, or the first of its stories. */
    ofFile: (file: string) => {
      const own = entries.filter(({ importPath }) => importPath === file);
      return linkTo(own.find(({ type }) => type === 'docs') ?? own[0]);
    },
  };
}

const nameOf = ({ title }: Entry) => title.split('/').at(-1) ?? title;

function linkTo(entry: Entry | undefined): PageLink | undefined {
  if (!entry) return undefined;
  const [root, folder = ''] = entry.title.split('/');
  const label = root === 'Features' ? folderLabel(storyLabel(folder)) : nameOf(entry);
  return { label, href: `./?path=/${entry.type}/${entry.id}` };
}
