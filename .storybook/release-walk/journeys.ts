import { folderLabel, storyLabel } from '../appearance/labels.ts';
import type { WalkJourney } from './model/walk.ts';
import { JOURNEY_TAG, NEW_TAG } from './news/news.ts';

interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/** Storybook's index, in the order of the sidebar. */
export interface Index {
  entries: Record<string, IndexEntry>;
}

/** All journeys, in the order of the sidebar. */
export function journeysOf({ entries }: Index): WalkJourney[] {
  return Object.values(entries).flatMap(({ id, type, title, name, tags = [] }) => {
    // The page of its documentation has the tags of a story, too.
    if (type !== 'story' || !tags.includes(JOURNEY_TAG)) return [];
    const [, feature = title] = title.split('/');
    return { storyId: id, sentence: storyLabel(name), feature: folderLabel(feature), isNew: tags.includes(NEW_TAG) };
  });
}

/** Asks Storybook for its journeys. */
export async function loadJourneys(): Promise<WalkJourney[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`Storybook's list of stories could not be read (${response.status}).`);
  return journeysOf((await response.json()) as Index);
}
