import type { FieldKinds } from './merge.types.ts';
import { namesOf } from './names-of.ts';
import { isSameField } from './same-value.ts';

/** The fields of a record that have changed, with their new values: what a save sends beside the version it began with. */
export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
  kinds: FieldKinds<Fields>,
): Partial<Fields> {
  const changes: Partial<Fields> = {};
  for (const name of namesOf(kinds)) {
    if (!isSameField(kinds[name], before[name], after[name])) changes[name] = after[name];
  }
  return changes;
}
