import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { OutboxFeature } from '../../../../outbox/outbox.types.ts';
import { postFields } from '../model/post-draft.storage.ts';
import { changePost, createPost } from './posts.api.ts';

const saved = {
  /** The title of the post, for a refusal. */
  title: v.string(),
  by: v.string(),
  byEmail: v.exactOptional(v.string()),
  isAutosave: v.boolean(),
};

export type PostCommand = { title: string; by: string; byEmail?: string; isAutosave: boolean } & (
  | { type: 'post created'; key: string; fields: BlogPostFields }
  | { type: 'post changed'; id: number; version: number; fields: Partial<BlogPostFields> }
);

const commandSchema = v.variant('type', [
  v.object({ type: v.literal('post created'), key: v.string(), fields: v.object(postFields), ...saved }),
  v.object({
    type: v.literal('post changed'),
    id: v.number(),
    version: v.number(),
    fields: v.partial(v.object(postFields)),
    ...saved,
  }),
]) as v.GenericSchema<unknown, PostCommand>;

/** Saves of posts. Their page shows the draft itself, so that nothing of them is applied; another page only learns of a refusal. */
export const postsOutbox: OutboxFeature<null, PostCommand, BlogEditAnswer> = {
  name: 'posts',
  schema: commandSchema,
  apply: () => null,
  inverse: () => null,
  isAddition: () => true,
  scope: (command) => `post ${command.type === 'post created' ? command.key : command.id}`,
  describe: (_, { title, isAutosave }) => ({
    done: null,
    ...(!isAutosave && { summary: msg`Post “${title}” saved` }),
    refused: msg`Couldn't save the post “${title}”. Your changes are kept in this browser.`,
  }),
  send: (command, { id }) => {
    const { by, byEmail, isAutosave } = command;
    const author = { by, ...(byEmail !== undefined && { byEmail }), isAutosave };
    if (command.type === 'post created') return createPost(command.key, { fields: command.fields, ...author });
    const { version, fields } = command;
    return changePost(command.id, { version, fields, ...author }, id);
  },
};
