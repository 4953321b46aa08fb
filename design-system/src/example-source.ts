/** The id of a text that is read from the source instead of written in a macro: the titles and sentences of examples. */
export const exampleTextId = (text: string) => `example: ${text}`;

/** One example of a `*.examples.tsx` file, as its source tells. */
export interface ExampleSource {
  /** The name of the export: `WithIcons`. */
  name: string;
  /** The name as a heading: `With icons`. */
  title: string;
  /** The sentence above the export, when there is one. */
  description: string | undefined;
}

interface Statement {
  /** The declared names. An import declares as many as it binds. */
  names: string[];
  kind: 'import' | 'export' | 'helper';
  comment: string;
  text: string;
}

const statementStart = /^(?:export |async )*(?:import|const|let|function|class|interface|type)\b/;
const declaredName = /^(?:export |async )*(?:const|let|function|class|interface|type) +(\w+)/;

/**
 * Reads the examples of a file in their order. The file is formatted: a statement begins at the start of a line, and what
 * belongs to it does not.
 */
export function readExamples(source: string): ExampleSource[] {
  return splitStatements(source)
    .filter(isExample)
    .map(({ names: [name = ''], comment }) => ({ name, title: titleOf(name), description: sentenceOf(comment) }));
}

/**
 * The code to copy: an example with the declarations and imports that it uses.
 * @param name the export of the example
 * @param publicNames the exports of the package, which copied code imports from the package instead of by path
 */
export function codeOf(source: string, name: string, publicNames: ReadonlySet<string>): string {
  const statements = splitStatements(source);
  const example = statements.find((statement) => isExample(statement) && statement.names.includes(name));
  if (!example) return '';
  const shown = new Set([example]);
  // A set may grow while it is walked: what a helper uses is shown too.
  for (const { text } of shown) {
    const words = new Set(text.match(/[\w$]+/g));
    statements
      .filter(({ kind, names }) => kind !== 'import' && names.some((used) => words.has(used)))
      .forEach((used) => shown.add(used));
  }
  const body = statements.filter((statement) => shown.has(statement)).map((statement) => textOf(statement, example));
  const words = new Set(body.join('\n').match(/[\w$]+/g));
  const imports = statements.filter(({ kind }) => kind === 'import');
  return [importsOf(imports, words, publicNames), ...body].filter(Boolean).join('\n\n');
}

const isExample = ({ kind, names: [name = ''] }: Statement) => kind === 'export' && /^[A-Z]/.test(name);

/** `WithIcons` → `With icons`; an abbreviation stays as it is: `WithHTML` → `With HTML`. */
export function titleOf(name: string): string {
  const words = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]|\d+/g) ?? [name];
  return words.map((word, index) => (index === 0 || /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
}

/** Headings that a name in code does not make by itself. */
const headings: Readonly<Record<string, string>> = {
  CardLooks: 'Card styles',
  ComboBox: 'Combobox',
  PillBadge: 'Pill badge',
  Toast: 'Notifications',
  ToastBox: 'Toasts',
};

/** The name of a widget as a heading: `FormValidation` → `Form validation`. */
export const headingOf = (widget: string): string => headings[widget] ?? titleOf(widget);

function sentenceOf(comment: string): string | undefined {
  const words = comment.replaceAll(/^\s*(?:\/\*\*|\*\/|\*|\/\/)|\*\/\s*$/gm, '').replaceAll(/\s+/g, ' ');
  return words.trim() || undefined;
}

function splitStatements(source: string): Statement[] {
  const statements: Statement[] = [];
  let comment: string[] = [];
  for (const line of source.split('\n')) {
    const current = statements.at(-1);
    if (/^(?:\/\*|\/\/| \*)/.test(line)) comment.push(line);
    else if (statementStart.test(line)) {
      statements.push({ kind: kindOf(line), names: [], comment: comment.join('\n'), text: line });
      comment = [];
    } else if (current) current.text += `\n${line}`;
  }
  return statements.map((statement) => ({ ...statement, text: statement.text.trimEnd(), names: namesOf(statement) }));
}

function kindOf(line: string): Statement['kind'] {
  if (line.startsWith('import')) return 'import';
  return line.startsWith('export') ? 'export' : 'helper';
}

function namesOf({ kind, text }: Statement): string[] {
  if (kind === 'import') return specifiersOf(text).map(localName);
  const name = declaredName.exec(text)?.[1];
  return name ? [name] : [];
}

/** `a`, `type B`, `c as d` of an import, or its only name. */
function specifiersOf(importText: string): string[] {
  const clause = importText.replace(/^import (type )?/, '').replace(/ from '[^']*';$/s, '');
  const type = importText.startsWith('import type ') ? 'type ' : '';
  const list = /\{(.*)\}/s.exec(clause)?.[1] ?? clause;
  return list
    .split(',')
    .map((specifier) => specifier.trim())
    .filter(Boolean)
    .map((specifier) => type + specifier);
}

const localName = (specifier: string) =>
  specifier
    .replace(/^type /, '')
    .split(' as ')
    .at(-1)
    ?.trim() ?? specifier;

/** The comment of the example itself is shown above the code. */
function textOf(statement: Statement, example: Statement): string {
  return [statement === example ? '' : statement.comment, statement.text].filter(Boolean).join('\n');
}

function importsOf(imports: Statement[], words: ReadonlySet<string>, publicNames: ReadonlySet<string>): string {
  const used = imports.flatMap(({ text }) => {
    const from = / from '([^']*)';$/s.exec(text)?.[1] ?? '';
    const isNamed = text.includes('{');
    return specifiersOf(text)
      .filter((specifier) => words.has(localName(specifier).replace('* as ', '')))
      .map((specifier) => {
        const isPublic = isNamed && from.startsWith('.') && publicNames.has(specifier.replace(/^type /, ''));
        return { specifier, isNamed, from: isPublic ? '@embarque/design-system' : from };
      });
  });
  const files = [...new Set(used.map(({ from }) => from))].toSorted(byDistance);
  return files
    .map((from) => {
      const named = used.filter((one) => one.from === from && one.isNamed).map(({ specifier }) => specifier);
      const whole = used.filter((one) => one.from === from && !one.isNamed).map(({ specifier }) => specifier);
      const names = named.length > 0 ? [`{ ${named.toSorted(byName).join(', ')} }`] : [];
      return `import ${[...whole, ...names].join(', ')} from '${from}';`;
    })
    .join('\n');
}

const byDistance = (one: string, other: string) =>
  Number(one.startsWith('.')) - Number(other.startsWith('.')) || one.localeCompare(other);

const byName = (one: string, other: string) => localName(one).localeCompare(localName(other));

/** The names that a barrel file exports. */
export function exportedNames(barrel: string): ReadonlySet<string> {
  const lists = barrel.matchAll(/export (?:type )?\{([^}]*)\}/g);
  const names = [...lists].flatMap(([, list = '']) => list.split(','));
  return new Set(names.map((name) => localName(name.trim())).filter(Boolean));
}
