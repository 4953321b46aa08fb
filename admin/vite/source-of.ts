import * as icons from 'lucide-react';

const iconNames = new Map<unknown, string>(Object.entries(icons).map(([name, icon]) => [icon, name]));

/** A module whose default export is a value: plain data, texts, icons, and functions that use nothing around them. */
export function sourceOf(value: unknown): string {
  const used = new Set<string>();
  const body = write(value, used);
  return [
    /\bmsg[`(]/.test(body) ? "import { msg } from '@lingui/core/macro';" : '',
    used.size > 0 ? `import { ${[...used].join(', ')} } from 'lucide-react';` : '',
    `export default ${body};`,
  ].join('\n');
}

function write(value: unknown, used: Set<string>): string {
  const icon = iconNames.get(value);
  if (icon !== undefined) {
    used.add(icon);
    return icon;
  }
  if (typeof value === 'function') return value.toString();
  if (Array.isArray(value)) return `[${value.map((each) => write(each, used)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isText(value)) return writeText(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${write(each, used)}`).join()}}`;
}

const writeText = ({ message, context }: Text): string =>
  context === undefined
    ? `msg\`${message}\``
    : `msg({ message: ${JSON.stringify(message)}, context: ${JSON.stringify(context)} })`;

interface Text {
  message: string;
  context?: string;
}

const isText = (value: object): value is Text => 'message' in value;
