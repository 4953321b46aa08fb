import { isProven } from './coverage.ts';
import type { Coverage, Line } from './coverage.types.ts';

/** A line for each section, with how many of its lines are proven; those that are not, by their ids. */
export function summaryOf({ sections }: Coverage): string {
  const rows = sections.map(({ title, parts }) => {
    const lines = parts.flatMap((part) => part.lines);
    const open = lines.filter((line) => !isProven(line)).map(({ id }) => id);
    const count = `${lines.length - open.length} of ${lines.length}`;
    return { title, count, open };
  });
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(
      ({ title, count, open }) =>
        `${title.padEnd(width)}  ${count}${open.length > 0 ? `, not ${open.join(', ')}` : ''}`,
    )
    .join('\n');
}

/** A line of the specification with the stories and tests that prove it; nothing where there is no such line. */
export function proofsOf({ sections }: Coverage, id: string): string | undefined {
  const line = sections
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
    .find((each) => each.id.toLowerCase() === id.toLowerCase());
  return line && [`${line.id}  ${line.text}`, ...proofs(line).map((proof) => `  ${proof}`)].join('\n');
}

function proofs({ stories, tests, untestable }: Line): string[] {
  return [
    ...stories.map(({ name, file }) => `story  ${name} (${file})`),
    ...tests.map(({ title, file }) => `test   ${title} (${file})`),
    ...(untestable ? [`not testable: ${untestable.reason} (${untestable.file})`] : []),
  ];
}
