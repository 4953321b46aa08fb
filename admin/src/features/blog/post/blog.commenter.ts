import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';

/** The person who comments, as they name themselves. */
export interface Commenter {
  name: string;
  email: string;
  /** Empty when there is none. */
  website: string;
}

export const commenterSchema: v.GenericSchema<unknown, Commenter> = v.object({
  name: v.string(),
  email: v.string(),
  website: v.string(),
});

const rules = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  email: v.pipe(v.string(), v.trim(), v.check(isEmailAddress)),
  website: v.union([
    v.pipe(v.string(), v.trim(), v.empty()),
    v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/\S+$/i)),
  ]),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

export type CommentField = keyof v.InferInput<typeof rules>;

/** The fields of a comment that have to change before it can be posted. */
export function mistakesIn(comment: Commenter & { text: string }): readonly CommentField[] {
  const { issues } = v.safeParse(rules, comment);
  return (issues ?? []).map((issue) => issue.path?.[0]?.key as CommentField);
}
