import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import reactAriaLocales from '@react-aria/optimize-locales-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import type { Plugin, PluginOption } from 'vite';

/**
 * styled-components reads styles letter by letter, in the page: what stands in them for people alone stays out of the build.
 *
 * @param ssr whether a server and a browser that load files in another order agree on the names of classes
 */
export const shortStyles = ({ ssr }: { ssr: boolean }) =>
  defineRolldownBabelPreset({
    preset: {
      plugins: [
        [
          'babel-plugin-styled-components',
          { minify: true, transpileTemplateLiterals: true, pure: true, ssr, displayName: false, fileName: false },
        ],
      ],
    },
    rolldown: { filter: { code: /from 'styled-components'/ } },
  });

/** The languages of `LocaleSettings`, as React Aria names them: it has its texts in thirty more (5 kB of a combobox). */
const locales = ['en-US', 'pt-BR', 'fr-FR', 'de-DE'];

/**
 * How source text becomes what a page runs: its texts go through Lingui, those of React Aria stay in the languages that a widget can
 * have, and its styles are shortened.
 */
export function textsAndStyles(): PluginOption {
  return [
    lingui(),
    reactAriaLocales.vite({ locales }),
    babel({ presets: [linguiTransformerBabelPreset(), shortStyles({ ssr: false })] }),
    stylesWithoutPrefixes(),
    storesOfReact(),
    iconsWithoutKeys(),
  ];
}

const prefixer = /\/stylis\/src\/Prefixer\.js$/;
const prefix = /^export function prefix \(value,/m;

const shim = /^use-sync-external-store\/shim(?:\/(?:index|with-selector)(?:\.js)?)?$/;
const storeOfReact = '\0store-of-react';

/**
 * Gives libraries React's own `useSyncExternalStore`. They ask for its copy for React 17, which is CommonJS and brings its runtime
 * along (0.9 kB of every widget with a text).
 */
function storesOfReact(): Plugin {
  return {
    name: 'stores-of-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: shim },
      handler(id, importer) {
        return id.includes('with-selector')
          ? this.resolve('use-sync-external-store/with-selector', importer)
          : storeOfReact;
      },
    },
    load: {
      filter: { id: /store-of-react$/ },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}

const icons = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const key = /,\s*key: "\w+"(?=\s*\})/g;

/**
 * Takes the keys out of the shapes of icons (2 kB of a page's first load). The shapes of an icon never change places, and React
 * asks for keys in development alone.
 */
function iconsWithoutKeys(): Plugin {
  return {
    name: 'icons-without-keys',
    apply: 'build',
    transform: {
      filter: { id: icons, code: 'node: [' },
      handler(code) {
        const withoutKeys = code.replaceAll(key, '');
        if (withoutKeys === code) {
          this.error(
            'Lucide writes its icons in another way now, so their keys would stay in the page: adapt design-system/vite.ts',
          );
        }
        return { code: withoutKeys, map: null };
      },
    },
  };
}

const announcer = /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/;
const emptying = /\.innerHTML = '';/g;

/**
 * Takes the vendor prefixes out of a page's bundle (1 kB of the first load). Styles are written for browsers that need none, so
 * styled-components never asks for them.
 */
function stylesWithoutPrefixes(): Plugin {
  return {
    name: 'styles-without-prefixes',
    transform: {
      filter: { id: prefixer },
      handler(code) {
        if (!prefix.test(code)) {
          this.error(
            'Stylis adds prefixes in another way now, so they would stay in the page: adapt design-system/vite.ts',
          );
        }
        return { code: 'export const prefix = (value) => value;', map: null };
      },
    },
  };
}

/**
 * Lets React Aria take back what it announced where a page requires Trusted Types, as `admin/serve/headers.ts` does: it empties its
 * live regions as markup, which browsers refuse there, and the second step of a date by arrow key would end the page.
 */
export function announcerUnderTrustedTypes(): Plugin {
  return {
    name: 'announcer-under-trusted-types',
    transform: {
      filter: { id: announcer },
      handler(code) {
        if (!emptying.test(code)) {
          this.error(
            'React Aria empties its live regions in another way now: see whether design-system/vite.ts still fits',
          );
        }
        return { code: code.replaceAll(emptying, '.replaceChildren();'), map: null };
      },
    },
  };
}

const zipper = /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;
const zipping = /^export default function zipToArrayBuffer\(files\)/m;

/**
 * Writes workbooks in the page. The library leaves large ones to a worker that it makes of a text, which a page with
 * `worker-src 'self'` and Trusted Types refuses, as `admin/serve/headers.ts` asks for.
 */
export function workbooksWithoutWorkers(): Plugin {
  return {
    name: 'workbooks-without-workers',
    transform: {
      filter: { id: zipper },
      handler(code) {
        if (!zipping.test(code)) {
          this.error(
            'write-excel-file writes archives in another way now: see whether design-system/vite.ts still fits',
          );
        }
        return {
          code: "import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files);",
          map: null,
        };
      },
    },
  };
}
