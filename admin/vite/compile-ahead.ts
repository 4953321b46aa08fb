import type { Plugin } from 'vite';

/** To browsers other than Chromium it is a comment. It counts only at the very beginning of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile each file of the build whole while it arrives, beside the page. Otherwise it compiles a function when it is
 * called for the first time, and the page waits for each of them.
 */
export function compileAhead(): Plugin {
  return {
    name: 'embarque:compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own line at the beginning of files that load others.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
