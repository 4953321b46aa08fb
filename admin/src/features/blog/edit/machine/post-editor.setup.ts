import type { MergeChoices } from '@embarque/design-system/merge';
import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { isNotFound } from '../../../../http/http.error.ts';
import { awaitEntry, type EntryEnd } from '../../../../outbox/entry/outbox.await.ts';
import { outboxView } from '../../../../outbox/view/outbox.view.ts';
import { applyEdit, type PostEdit } from '../model/post-draft.ts';
import { loadPost, PostConflict } from '../server/posts.api.ts';
import { postsOutbox } from '../server/posts.outbox.ts';
import {
  canAutosave,
  canSave,
  isCopyNews,
  isDirty,
  mayPassLater,
  type PostEditorContext,
  type PostEditorInput,
  type SaveKind,
  sending,
  withConflict,
  withCopy,
  withLoaded,
  withMerge,
  withSaved,
} from './post-editor.context.ts';

export type PostEditorEvent =
  | PostEdit
  | { type: 'try again' }
  | { type: 'save requested' }
  /** The browser has a network again. */
  | { type: 'connection returned' }
  | { type: 'choices confirmed'; choices: MergeChoices }
  | { type: 'choices cancelled' }
  | { type: 'copy restored' }
  | { type: 'copy discarded' };

/** The events that the machine emits to its page. */
export type PostEditorEmitted =
  | { type: 'saved'; post: BlogEditAnswer; kind: SaveKind }
  /** The draft has the changes of another person now. */
  | { type: 'merged'; by: string; fields: readonly (keyof BlogPostFields)[] }
  /** Saving was asked for, and something is missing. */
  | { type: 'mistakes found' };

/** Names for what the chart can do, check, and invoke. */
export const postEditor = setup({
  types: {
    context: {} as PostEditorContext,
    events: {} as PostEditorEvent,
    emitted: {} as PostEditorEmitted,
    input: {} as PostEditorInput,
  },
  delays: {
    /** How long nothing is typed before a draft saves itself. */
    rest: 2000,
    /** How long after a save that met no server the next one is tried. */
    retry: 15_000,
  },
  actors: {
    outbox: outboxView(postsOutbox),
    load: fromPromise<BlogEditAnswer | null, Pick<PostEditorInput, 'id' | 'settled'>>(async ({ input, signal }) => {
      await input.settled();
      return input.id === null ? null : loadPost(input.id, signal);
    }),
    'await entry': awaitEntry(postsOutbox),
  },
  guards: {
    'is not there': (_, error: unknown) => isNotFound(error),
    'is saved already': ({ context }) => context.post !== null && !isDirty(context),
    'can be saved': ({ context }) => canSave(context),
    'can save itself': ({ context }) => canAutosave(context),
    'cannot save itself': ({ context }) => !canAutosave(context),
    'a save is wanted': ({ context }) => context.isWanted && canSave(context),
    'a wanted save has mistakes': ({ context }) => context.isWanted && !canSave(context),
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
    'is a conflict': (_, error: unknown) => error instanceof PostConflict,
    'server was not reached': (_, error: unknown) => mayPassLater(error),
    'nobody has to choose': ({ context }) => context.merge?.conflicts.length === 0,
    'copy is news': ({ context }) => isCopyNews(context),
  },
  actions: {
    'show the post': assign(({ context }, post: BlogEditAnswer | null) => withLoaded(context, post)),
    'keep the error': assign({ error: (_, error: unknown) => error }),
    'edit the draft': assign(({ context }, edit: PostEdit) => ({ draft: applyEdit(context.draft, edit) })),
    'show the mistakes': assign({ showsMistakes: true }),
    'report the mistakes': emit((): PostEditorEmitted => ({ type: 'mistakes found' })),
    'prepare saving': assign(({ context }, kind: SaveKind) => sending(context, kind)),
    'save again later': assign({ isWanted: true }),
    'save no more': assign({ isWanted: false }),
    'want what was sent': assign(({ context: { kind, isWanted } }) => ({ isWanted: isWanted || kind === 'save' })),
    'take the saved post': assign(({ context }, end: EntryEnd<BlogEditAnswer>) =>
      end.type === 'confirmed' ? withSaved(context, end.response) : {},
    ),
    'report the saved post': enqueueActions(({ context: { post, kind }, enqueue }) => {
      if (post) enqueue.emit({ type: 'saved', post, kind });
    }),
    'report that it is saved': enqueueActions(({ context: { post }, enqueue }) => {
      if (post) enqueue.emit({ type: 'saved', post, kind: 'save' });
    }),
    'forget what was sent': assign({ sent: null }),
    'keep why it is not saved': assign((_, error: unknown) => ({ error, sent: null })),
    'put both side by side': assign(({ context }, error: unknown) =>
      error instanceof PostConflict ? withConflict(context, error) : {},
    ),
    'compare once more': assign(({ context }) => (context.conflict ? withConflict(context, context.conflict) : {})),
    'report the merge': enqueueActions(({ context: { conflict, merge }, enqueue }) => {
      if (!conflict || !merge) return;
      enqueue.emit({ type: 'merged', by: conflict.theirs.savedBy, fields: merge.onlyTheirs });
    }),
    'take the merge over': assign(({ context }) => withMerge(context, {})),
    'take the choices over': assign(({ context }, choices: MergeChoices) =>
      withMerge({ ...context, isWanted: true }, choices),
    ),
    'restore the copy': assign(({ context }) => withCopy(context)),
    'forget the copy': assign({ copy: null }),
  },
});
