import type { Browser } from 'playwright';
import type { Served } from '../serve/serve.ts';

/** The setup that every benchmark finds. */
export interface Stage {
  browser: Browser;
  /** The app, demo target, as production would serve it; built when it is first asked for. */
  app: () => Promise<Served>;
  /** The least that a React page costs, built and served the same way. */
  hello: () => Promise<Served>;
  /** Builds and serves a folder beside the benchmarks, the way the app is built and served. The benchmark closes it. */
  servePage: (folder: string) => Promise<Served>;
  /** How often each figure is taken; the median counts. */
  runs: number;
}

export interface Findings {
  /** One row per thing measured; the first column is its name. */
  rows: Array<Record<string, string | number>>;
  /** A sentence for each budget that was exceeded. */
  overBudget: string[];
}

/** A file `<name>.bench.ts` exports one of these as its default. */
export interface Benchmark {
  title: string;
  run(stage: Stage): Promise<Findings>;
}
