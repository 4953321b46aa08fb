import type { Coverage } from '../../../.ci/coverage/coverage.types.ts';

/** The specification with its proofs; `build/coverage-data.ts` puts them here. */
export const coverage: Coverage = { sections: [], places: {} };
