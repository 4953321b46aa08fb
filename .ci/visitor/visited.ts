/** A story or a page of documentation, as Storybook's index has it. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  tags?: string[];
}

/** The stories that are visited: those of all pages, and the first of each widget. */
export function visitedStories(entries: readonly IndexEntry[]): IndexEntry[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const seen = new Set<string>();
  return stories.filter(({ title }) => {
    const isFirst = !seen.has(title);
    seen.add(title);
    return isFirst || !title.startsWith('Design system/');
  });
}
