/** The roots of all titles, by the beginning of their ids. */
const roots = { 'design-system-': 'Design system', 'features-': 'Features' };

/**
 * The beginning of the title of the story that an address names, as far as its texts depend on it: `Design system/forms`. Undefined
 * where it names none.
 *
 * @param groups the names of all folders with texts of their own
 */
export function shownTitle(search: string, groups: readonly string[]): string | undefined {
  const id = new URLSearchParams(search).get('id') ?? '';
  const [prefix, root] = Object.entries(roots).find(([each]) => id.startsWith(each)) ?? [];
  if (!prefix || !root) return undefined;
  const rest = id.slice(prefix.length);
  const [group = ''] = groups
    .filter((each) => rest.startsWith(`${each}-`))
    .toSorted((one, other) => other.length - one.length);
  return `${root}/${group}`;
}
