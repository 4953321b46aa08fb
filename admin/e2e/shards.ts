import type { Reporter } from '@playwright/test/reporter';

/**
 * Deals the tests of a run to its shards one by one. Tests of one file take about as long, so all shards do, too; Playwright itself
 * would give each shard the files of a folder or two.
 */
export default class Shards implements Reporter {
  preprocess: Reporter['preprocess'] = async ({ config: { shard }, suite, testRun }) => {
    if (!shard) return;
    testRun.skipSharding();
    for (const [index, each] of suite.allTests().entries())
      if (index % shard.total !== shard.current - 1) testRun.exclude(each);
  };

  printsToStdio(): boolean {
    return false;
  }
}
