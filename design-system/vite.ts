import type { Plugin } from 'vite';

const prefixer = /\/stylis\/src\/Prefixer\.js$/;
const prefix = /^export function prefix \(value,/m;

/**
 * Takes the vendor prefixes out of a page's bundle (1 kB of the first load). Styles are written for browsers that need none, so
 * styled-components never asks for them.
 */
export function stylesWithoutPrefixes(): Plugin {
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
