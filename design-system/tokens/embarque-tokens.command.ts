import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BrandError, brandStyles } from './brand.ts';

const HELP = `Turns the tokens of a brand into a stylesheet.

  embarque-tokens brand.tokens.json --out brand.css

  --out   the file to write; without it, the stylesheet is printed`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [file] = positionals;
  if (!file) throw new Error(HELP);
  const styles = brandStyles(JSON.parse(readFileSync(file, 'utf8')));
  if (values.out) writeFileSync(values.out, styles);
  else process.stdout.write(styles);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${messageOf(error)}\n`);
}

function messageOf(error: unknown): string {
  if (error instanceof BrandError) return error.message;
  if (error instanceof SyntaxError) return `The file is no JSON: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
