import type { WidgetPage } from './widgets.ts';

/** One key, or several that do the same, and the sentence about it. */
export interface KeyLine {
  keys: readonly string[];
  does: string;
}

/** The page of a widget: its purpose, import, props, keys and examples. */
export function pageOf({ name, entry, description, props, examples }: WidgetPage, keys: readonly KeyLine[]): string {
  const rows = Object.values(props).map((prop) => {
    const { name: prop_, description: sentence = '', table = {}, type } = prop;
    const isRequired = typeof type === 'object' && type.required === true;
    return row(
      `\`${prop_}\`${isRequired ? ' (required)' : ''}`,
      code(table.type?.summary),
      code(table.defaultValue?.summary),
      inCell(withoutTags(sentence)),
    );
  });
  return [
    `# ${name}`,
    description,
    `\`\`\`tsx\nimport { ${name} } from '${entry}';\n\`\`\``,
    rows.length > 0 &&
      `## Props\n\n${[row('Prop', 'Type', 'Default', 'Meaning'), row('---', '---', '---', '---'), ...rows].join('\n')}`,
    keys.length > 0 &&
      `## Keys\n\n${[row('Key', 'What it does'), row('---', '---'), ...keys.map(({ keys: pressed, does }) => row(pressed.map(code).join(' '), inCell(does)))].join('\n')}`,
    examples.length > 0 &&
      `## Examples\n\n${examples.map((example) => [`### ${example.title}`, example.description, `\`\`\`tsx\n${example.code}\n\`\`\``].filter(Boolean).join('\n\n')).join('\n\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** The list of all pages, as https://llmstxt.org describes it. */
export function llmsText(widgets: readonly WidgetPage[], summary: string): string {
  const lines = widgets.map(
    ({ name, entry, description }) => `- [${name}](docs/${fileOf(name)}) (\`${entry}\`): ${firstSentence(description)}`,
  );
  return `# @embarque/design-system

> ${summary}

## Guide

- [Guide](docs/guide.md): install, provider, first widget, theming, languages, forms, routing, server rendering, accessibility, upgrades.

## Widgets

${lines.join('\n')}
`;
}

/** The file of a page: names that differ in their case alone would share one on many disks. */
export const fileOf = (name: string) => `${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`;

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text;
const withoutTags = (text: string) => text.replace(/\s*@\w+[\s\S]*$/, '');
const inCell = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();
const code = (text: string | undefined) => (text ? `\`${inCell(text)}\`` : '');
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
