import { useHasPassed } from '@embarque/design-system';
import type { BlogPostFields } from '@embarque/mocks/blog/contract';
import { useActorState } from '../../../../app-state/useActorState.ts';
import type { PostEditorActor } from '../machine/post-editor.machine.ts';
import { mistakesIn, type PostMistake } from '../model/post-draft.ts';

/** A part of the editor, which reads and writes the post through its machine. */
export interface EditorPartProps {
  actor: PostEditorActor;
}

/** One field of the draft. */
export function useDraft<Name extends keyof BlogPostFields>(actor: PostEditorActor, name: Name): BlogPostFields[Name] {
  return useActorState(actor, ({ context }) => context.draft[name]);
}

/** Whether a mistake is to be shown: only once saving was asked for. The time of publishing may pass meanwhile. */
export function useMistake(actor: PostEditorActor, mistake: PostMistake): boolean {
  const now = useHasPassed(useDraft(actor, 'publishAt')) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return useActorState(
    actor,
    ({ context }) => context.showsMistakes && mistakesIn(context.draft, now).includes(mistake),
  );
}

/** Changes fields of the draft. */
export const changeIn =
  (actor: PostEditorActor) =>
  (fields: Partial<BlogPostFields>): void =>
    actor.send({ type: 'fields changed', fields });
