import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewFile } from './review.types.ts';

/** The reviews that are committed, the latest last by their names. */
export function readReviewFiles(root: string): ReviewFile[] {
  return globSync('docs/reviews/*.json', { cwd: root })
    .toSorted()
    .map((file): ReviewFile => JSON.parse(readFileSync(join(root, file), 'utf8')));
}
