import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { idleOutbox } from '../../../../outbox/view/outbox.view.testing.ts';
import type { OutboxViewEvent, OutboxViewInput } from '../../../../outbox/view/outbox.view.ts';
import type { DraftCopy } from '../model/post-draft.storage.ts';
import type { PostCommand } from '../server/posts.outbox.ts';
import { postEditorMachine } from './post-editor.machine.ts';
import type { PostEditorInput } from './post-editor.context.ts';
import type { PostEditorEmitted } from './post-editor.setup.ts';
import { confirmed, refusedWith, storedDraft, withdrawn } from './post-editor.testing.ts';

const REST = 2000;

/** An editor of a post, with all that it gives the outbox and tells its page. */
export async function openEditor(post: BlogEditAnswer | null, copy: DraftCopy | null = null) {
  const clock = new SimulatedClock();
  const commands: PostCommand[] = [];
  const logic = postEditorMachine.provide({
    actors: {
      load: fromPromise<BlogEditAnswer | null, Pick<PostEditorInput, 'id' | 'settled'>>(async () => post),
      outbox: fromCallback<OutboxViewEvent<null, PostCommand>, OutboxViewInput>(({ receive }) => {
        receive((event) => void (event.type === 'give' && commands.push(event.command)));
      }),
    },
  });
  const input = {
    outbox: idleOutbox(),
    id: post?.id ?? null,
    key: 'key',
    person: 'Ana Lima',
    email: 'ana@x.com',
    copy,
    settled: async () => undefined,
  };
  const actor = createActor(logic, { input, clock }).start();
  const notices: PostEditorEmitted[] = [];
  actor.on('*', (emitted) => void notices.push(emitted));
  await Promise.resolve();
  await Promise.resolve();
  const context = () => actor.getSnapshot().context;
  /** The server carries out what it was sent last. */
  const answer = (changes: Partial<BlogEditAnswer> = {}) => {
    const { id, version, fields } = { id: 43, version: 0, fields: {}, ...commands.at(-1) };
    actor.send(
      confirmed(context().submitted, {
        ...(post ?? storedDraft),
        ...context().saved,
        ...fields,
        id,
        version: version + 1,
        ...changes,
      }),
    );
  };
  return {
    actor,
    commands,
    notices,
    context,
    answer,
    rest: () => clock.increment(REST),
    wait: (ms: number) => clock.increment(ms),
    type: (fields: Partial<BlogPostFields>) => actor.send({ type: 'fields changed', fields }),
    save: () => actor.send({ type: 'save requested' }),
    withdraw: () => actor.send(withdrawn(context().submitted)),
    refuse: (error: unknown) => actor.send(refusedWith(context().submitted, error)),
    saving: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.ready.saving : value;
    },
  };
}
