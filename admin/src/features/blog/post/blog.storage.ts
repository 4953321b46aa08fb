import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import { commenterSchema } from './blog.commenter.ts';

/** The name, email and website that somebody wants to be kept for their next comment. */
export const storedCommenter = createPersisted('embarque.blog', v.nullable(commenterSchema), null);

/** Typed comments that the server does not have, by post and by the comment that they reply to. */
export type Drafts = Readonly<Record<string, string>>;

const noDrafts: Drafts = {};

export const storedDrafts = createPersisted('embarque.blog.drafts', v.record(v.string(), v.string()), noDrafts);

export const draftKey = (postId: number, parentId: number | null): string => `${postId}/${parentId ?? ''}`;

/** The drafts with another one; a blank one is left out. */
export function withDraft(drafts: Drafts, key: string, text: string): Drafts {
  const { [key]: _before, ...others } = drafts;
  return text === '' ? others : { ...others, [key]: text };
}
