import type { Plugin } from 'vite';

const data = /\/\.storybook\/pages\/coverage\/coverage\.data\.ts$/;

/** Fills the page Coverage with what the files of the repository say, when somebody opens it. */
export function coverageData(): Plugin {
  return {
    name: 'embarque:coverage-data',
    load: {
      filter: { id: data },
      async handler() {
        const { readCoverage } = await import('../../.ci/coverage/coverage.ts');
        return { code: `export const coverage = ${JSON.stringify(readCoverage())};`, map: null };
      },
    },
  };
}
