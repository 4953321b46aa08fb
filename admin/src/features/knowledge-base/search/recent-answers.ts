import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import type { Suggested } from '../knowledge-base.find.ts';

const LIMIT = 4;

const schema: v.GenericSchema<unknown, Suggested[]> = v.array(
  v.object({
    id: v.string(),
    label: v.string(),
    path: v.string(),
    href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  }),
);

/** The articles that were opened from a search last, the latest first. */
export const recentAnswers = createPersisted<readonly Suggested[]>('embarque.recentAnswers', schema, []);

export function storeRecentAnswer({ id, label, path, href }: Suggested): void {
  const taken = { id, label, path, href };
  const others = recentAnswers.read().filter((each) => each.id !== id);
  recentAnswers.write([taken, ...others].slice(0, LIMIT));
}
