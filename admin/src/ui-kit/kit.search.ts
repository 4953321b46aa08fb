import { fold } from '@embarque/design-system/fold';
import type { ExampleGroup } from '@embarque/design-system/examples';
import type { MessageDescriptor } from '@lingui/core';

/**
 * The groups with those of their examples that a query finds: by their title, by what describes them, or by the name of their
 * widget. Case and accents do not matter.
 *
 * @param translate says a text in the language of the page
 */
export function matching(
  groups: readonly ExampleGroup[],
  query: string,
  translate: (text: MessageDescriptor) => string,
): ExampleGroup[] {
  // The heading of a page with one widget is the name of the page.
  const nameOf = (group: ExampleGroup) =>
    groups.length > 1 ? `${group.widget} ${translate(group.title)}` : group.widget;
  const words = fold(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      examples: group.examples.filter(({ title, description }) => {
        const text = fold([nameOf(group), translate(title), description ? translate(description) : ''].join(' '));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ examples }) => examples.length > 0);
}
