import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import { HttpError } from '../../../../http/http.error.ts';
import { newPost } from '../model/post-draft.ts';
import type { DraftCopy } from '../model/post-draft.storage.ts';
import { entryAnswers } from '../../../../outbox/entry/outbox.await.testing.ts';
import { idleOutbox } from '../../../../outbox/view/outbox.view.testing.ts';
import { isDirty } from './post-editor.context.ts';
import { postEditorMachine } from './post-editor.machine.ts';
import { conflictWith, publishedPost, storedDraft } from './post-editor.testing.ts';

const copy: DraftCopy = {
  draft: { ...newPost, blogTitle: 'Kept in this browser' },
  base: newPost,
  version: 2,
  key: 'first key',
  at: '2030-06-15T12:00:00.000Z',
};
const input = {
  outbox: idleOutbox(),
  id: 40,
  key: 'key',
  person: 'Ana Lima',
  email: 'ana@x.com',
  copy: null,
  settled: () => Promise.resolve(),
};
const unreachable = new HttpError('unreachable', '/blog/posts/40');
const forbidden = new HttpError('status', '/blog/posts/40', { status: 403 });

export const walk = walkThrough(postEditorMachine).with({
  page: '../PostEditor',
  sees: {
    loading: async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading post…')).toBeInTheDocument();
    },
    missing: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "This post doesn't exist" })).toBeVisible();
    },
    failed: async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the post" })).toBeVisible();
    },
    'ready.saving.idle': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Save Changes' })).not.toHaveAttribute('aria-busy');
    },
    'ready.saving.waiting': async ({ expect, screen }) => {
      await expect(await screen.findByText('Unsaved changes')).toBeVisible();
    },
    'ready.saving.sending': async ({ expect, screen }) => {
      await expect(await screen.findByText('Saving…')).toBeVisible();
    },
    'ready.saving.withdrawn': async ({ expect, screen }) => {
      await expect(await screen.findByText('Unsaved changes')).toBeVisible();
    },
    'ready.saving.offline': async ({ expect, screen }) => {
      await expect(await screen.findByText('Offline. Your changes are kept in this browser.')).toBeVisible();
    },
    'ready.saving.refused': async ({ expect, screen }) => {
      await expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't save the post");
    },
    'ready.saving.choosing': async ({ expect, screen }) => {
      await expect(
        await screen.findByRole('dialog', { name: 'Ingrid Solberg saved this post too' }),
      ).toBeInTheDocument();
    },
    'ready.saving.conflicted': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Compare and save' })).toBeVisible();
    },
    'ready.copy.none': async ({ expect, screen }) => {
      await expect(await screen.findByRole('textbox', { name: /Title/ })).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    },
    'ready.copy.offered': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
    },
  },
  inputs: [input, { ...input, copy }, { ...input, id: null }],
  events: () => [
    { type: 'try again' },
    { type: 'fields changed', fields: { blogTitle: 'Mine' } },
    { type: 'fields changed', fields: { blogTitle: '' } },
    { type: 'fields changed', fields: { blogTitle: 'Too early', status: 'Published', blogCategories: [] } },
    { type: 'title followed' },
    { type: 'revision restored', fields: storedDraft },
    { type: 'save requested' },
    { type: 'connection returned' },
    { type: 'choices confirmed', choices: { blogTitle: 'mine' } },
    { type: 'choices cancelled' },
    { type: 'copy restored' },
    { type: 'copy discarded' },
  ],
  answers: {
    load: {
      done: [storedDraft, publishedPost],
      errors: [new HttpError('status', '/blog/list/data/edit', { status: 404 }), new Error('no network')],
    },
    'await entry': entryAnswers(
      { ...storedDraft, version: 4 },
      unreachable,
      forbidden,
      conflictWith({ blogTitle: 'Theirs' }),
      conflictWith({ blogCategories: ['Video'] }),
    ),
  },
  alike: ({ context }) => {
    const { post, draft, sent, kind, isWanted, showsMistakes, merge, copy: kept } = context;
    return [
      post?.status,
      isDirty(context),
      draft.blogTitle,
      sent !== null,
      kind,
      isWanted,
      showsMistakes,
      merge?.conflicts.length,
      kept !== null,
    ];
  },
  stopWhen: ({ context }) => (context.version ?? 0) > 4,
});
