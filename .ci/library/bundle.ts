import { join, relative } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { shortStyles } from '../../design-system/vite.ts';
import { compiledMessages } from './compiled-messages.ts';
import { library, source } from './places.ts';

const inEnglish = defineRolldownBabelPreset({
  preset: { plugins: [compiledMessages] },
  rolldown: { filter: { code: /from '@lingui\/(?:core|react)\/macro'/ } },
});

/**
 * How source text becomes a file of the package: with compiled English in it, so that others need neither a macro nor a catalogue,
 * and with names of classes on which a server and a browser agree.
 */
export function textsAndStylesOfPackage(): PluginOption {
  return [
    lingui(),
    babel({
      presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }), inEnglish, shortStyles({ ssr: true })],
    }),
  ];
}

const stylesheet = /\.css$/;

/** Styles of libraries are in `styles.css`: a server that loads a widget cannot read a file of styles. */
const withoutStylesheets: Plugin = {
  name: 'embarque:without-stylesheets',
  enforce: 'pre',
  resolveId: { filter: { id: stylesheet }, handler: () => ({ id: '\0stylesheet', moduleSideEffects: false }) },
  load: { filter: { id: /\0stylesheet$/ }, handler: () => 'export {};' },
};

/**
 * Writes the widgets as ES modules, one for each file of the sources, and leaves all libraries outside.
 *
 * @param files the sources of all entries, from the folder of the design system
 * @returns the modules outside that they import
 */
export async function bundle(files: readonly string[]): Promise<string[]> {
  const output = await build({
    configFile: false,
    root: source,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutStylesheets, react(), textsAndStylesOfPackage()],
    build: {
      outDir: library,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: 'baseline-widely-available',
      lib: { entry: files.map((file) => join(source, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => /^[\w@]/.test(id) && !stylesheet.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: ({ facadeModuleId, name }) => `${pathOf(facadeModuleId ?? name)}.js`,
          banner: bannerOf,
        },
      },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const imports = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
  );
  return [...new Set(imports)].filter((id) => /^[\w@]/.test(id) && !id.endsWith('.js'));
}

/** The path of a built file, from that of its source: `src/theme/tokens.ts` becomes `lib/theme/tokens`. */
function pathOf(file: string): string {
  return relative(source, file)
    .replace(/^src\//, 'lib/')
    .replace(/\.json\?lingui$/, '.messages')
    .replace(/\.tsx?$/, '');
}

/** Frameworks that render on a server have to be told which files need the page, and a shell how to run a command. */
function bannerOf({ facadeModuleId }: Rolldown.RenderedChunk): string {
  if (!facadeModuleId) return '';
  if (facadeModuleId.endsWith('.command.ts')) return '#!/usr/bin/env node';
  return /\.tsx$|\/use[A-Z]\w*\.ts$/.test(facadeModuleId) ? "'use client';" : '';
}
