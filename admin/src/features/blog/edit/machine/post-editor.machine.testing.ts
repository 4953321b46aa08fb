import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { patientServer } from '../../../../outbox/outbox.testing.ts';
import { outboxSending } from '../../../../outbox/view/outbox.view.testing.ts';
import type { DraftCopy } from '../model/post-draft.storage.ts';
import type { PostCommand } from '../server/posts.outbox.ts';
import { postEditorMachine } from './post-editor.machine.ts';
import type { PostEditorInput } from './post-editor.context.ts';
import type { PostEditorEmitted } from './post-editor.setup.ts';
import { storedDraft } from './post-editor.testing.ts';

const REST = 2000;

/** An editor of a post, with all that it gives the outbox and tells its page. */
export async function openEditor(post: BlogEditAnswer | null, copy: DraftCopy | null = null) {
  const clock = new SimulatedClock();
  const server = patientServer();
  const outbox = outboxSending(server.send);
  const commands: PostCommand[] = [];
  const given: string[] = [];
  outbox.actor.on('given', ({ entry }) => {
    given.push(entry.id);
    commands.push(entry.command as PostCommand);
  });
  outbox.actor.start();
  const logic = postEditorMachine.provide({
    actors: {
      load: fromPromise<BlogEditAnswer | null, Pick<PostEditorInput, 'id' | 'settled'>>(async () => post),
    },
  });
  const input = {
    outbox,
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
  const last = () => given.at(-1) ?? '';
  /** The server carries out what it was sent last. */
  const answer = (changes: Partial<BlogEditAnswer> = {}) => {
    const { id, version, fields } = { id: 43, version: 0, fields: {}, ...commands.at(-1) };
    server.confirm(last(), {
      ...(post ?? storedDraft),
      ...context().saved,
      ...fields,
      id,
      version: version + 1,
      ...changes,
    });
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
    disconnect: (isOffline: boolean) => outbox.actor.send({ type: 'connection changed', isOffline }),
    withdraw: () => outbox.actor.send({ type: 'withdrawal requested', id: last() }),
    refuse: (error: unknown) => server.refuse(last(), error),
    saving: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.ready.saving : value;
    },
  };
}
