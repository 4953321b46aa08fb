import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodePath, transformSync, type types } from '@babel/core';
import { extractor } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const root = join(import.meta.dirname, '../..');

/** A file that describes commands for the outbox: all its texts are those of toasts, or of the journal. */
const DESCRIBES_COMMANDS = /\bimport type \{[^}]*\bDescription\b[^}]*\} from '[^']*outbox\.types\.ts'/;

export interface ToastText {
  file: string;
  message: string;
}

/** The English texts that are shown in toasts. */
export async function readToastTexts(): Promise<ToastText[]> {
  const files = globSync('{admin,design-system}/src/**/!(*.stories|*.test|*.testing|*.examples|*.samples).{ts,tsx}', {
    cwd: root,
  });
  const texts = await Promise.all(files.map((file) => toastTextsIn(file, readFileSync(join(root, file), 'utf8'))));
  return texts.flat();
}

/** The texts of a source that are shown in toasts: those of commands, and those in calls of `notify`. */
export async function toastTextsIn(file: string, source: string): Promise<ToastText[]> {
  const isOfCommands = DESCRIBES_COMMANDS.test(source);
  if (!isOfCommands && !source.includes('notify.')) return [];
  const calls = isOfCommands ? [] : linesOfCalls(file, source);
  const texts: ToastText[] = [];
  await extractor.extract(
    file,
    source,
    ({ message, origin }) => {
      const line = Number(origin?.[1]);
      const isShown = isOfCommands || calls.some(([first, last]) => line >= first && line <= last);
      if (message !== undefined && isShown) texts.push({ file, message });
    },
    { linguiConfig: getConfig({ cwd: root }) },
  );
  return texts;
}

/** The first and the last line of each call of `notify`. */
function linesOfCalls(file: string, source: string): Array<[first: number, last: number]> {
  const lines: Array<[number, number]> = [];
  const visitor = {
    CallExpression({ node: { callee, loc } }: NodePath<types.CallExpression>) {
      const isNotify =
        callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'notify';
      if (isNotify && loc) lines.push([loc.start.line, loc.end.line]);
    },
  };
  transformSync(source, {
    filename: file,
    code: false,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [{ visitor }],
  });
  return lines;
}
