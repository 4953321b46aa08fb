import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A brand in green, with its own font. */
const brand = {
  color: {
    primary: color(0x0b, 0x63, 0x41),
    primaryHover: color(0x08, 0x4d, 0x32),
    onPrimary: color(0xff, 0xff, 0xff),
    primarySoft: color(0xe3, 0xf5, 0xec),
    primaryInk: color(0x08, 0x4d, 0x32),
  },
  font: { body: { $value: ['Own Sans', 'sans-serif'] } },
  'skin-dark': {
    color: {
      primary: color(0x0b, 0x63, 0x41),
      primaryHover: color(0x0d, 0x7a, 0x50),
      primarySoft: color(0x12, 0x38, 0x2a),
      primaryInk: color(0x7f, 0xe0, 0xb6),
    },
  },
};

/** Files that are refused, with the words in which each has to be. */
const refused: [file: object, words: string][] = [
  [{ ...brand, color: { ...brand.color, primry: brand.color.primary } }, 'Did you mean color.primary?'],
  [{ ...brand, 'skin-dark': {} }, 'skin-dark.color.primary is missing'],
  [
    { ...brand, color: { ...brand.color, onPrimary: brand.color.primary } },
    'color.onPrimary on color.primary has a contrast of 1:1',
  ],
];

/** Runs the command of the package over files of tokens, as its users do. */
export function checkBrand(app: string): void {
  const styles = join(app, 'brand.css');
  const { status, stderr } = tokens(app, brand, '--out', styles);
  if (status !== 0) throw new Error(stderr);
  const written = readFileSync(styles, 'utf8');
  for (const line of ['--e-color-primary: #0b6341;', "--e-font-body: 'Own Sans', sans-serif;"]) {
    if (!written.includes(line)) throw new Error(`The stylesheet has no ${line}\n${written}`);
  }
  for (const [file, words] of refused) {
    const answer = tokens(app, file);
    if (answer.status === 0 || !answer.stderr.includes(words)) {
      throw new Error(`A file should be refused with "${words}", and was answered with: ${answer.stderr}`);
    }
  }
}

function tokens(app: string, content: object, ...options: string[]) {
  const file = join(app, 'brand.tokens.json');
  writeFileSync(file, JSON.stringify(content));
  const command = join(app, 'node_modules/@embarque/design-system/tokens/embarque-tokens.command.js');
  return spawnSync(process.execPath, [command, file, ...options], { cwd: app, encoding: 'utf8' });
}

function color(...bytes: [number, number, number]) {
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { $value: { colorSpace: 'srgb', components: bytes.map((byte) => byte / 255), hex } };
}
