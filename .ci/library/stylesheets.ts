import { cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cssOf } from '../../design-system/tokens/css.ts';
import { readTokens } from '../../design-system/tokens/read-tokens.ts';
import { library, source } from './places.ts';

const require = createRequire(join(source, 'package.json'));
const theme = join(source, 'src/theme');

/** Writes the stylesheets of the package, with the fonts that they name, and its tokens as custom properties. */
export async function writeStylesheets(): Promise<void> {
  const { tokens, overrides } = readTokens();
  await Promise.all([
    ...['fonts.css', 'writing.css', 'styles.css'].map(async (name) =>
      writeFile(join(library, name), await withOwnFonts(await inlined(join(theme, name)))),
    ),
    cp(join(source, 'src/widgets/splash/splash.css'), join(library, 'splash.css')),
    writeFile(join(library, 'tokens.css'), cssOf(tokens, overrides)),
  ]);
}

/** A stylesheet with those that it imports in their places. */
async function inlined(file: string): Promise<string> {
  const parts = (await readFile(file, 'utf8')).split(/^@import '([^']+)';\n/m);
  const whole = await Promise.all(
    parts.map((part, index) => Promise.resolve(index % 2 === 0 ? part : inlined(find(part, file)))),
  );
  return whole.join('');
}

/** Copies each font that a stylesheet takes from a library, and has it named from the package. */
async function withOwnFonts(css: string): Promise<string> {
  const fonts = new Set(css.match(/(?<=url\(')@[^']+/g));
  for (const font of fonts) {
    await cp(require.resolve(font), join(library, 'fonts', basename(font)));
    const [, licensed = ''] = /^(@[^/]+\/[^/]+)/.exec(font) ?? [];
    await cp(require.resolve(`${licensed}/LICENSE`), join(library, 'fonts/LICENSE'));
  }
  return css.replaceAll(/(?<=url\(')@[^']+/g, (font) => `./fonts/${basename(font)}`);
}

const find = (specifier: string, importer: string) =>
  specifier.startsWith('.') ? join(dirname(importer), specifier) : require.resolve(specifier);
