import { notify, focusFirstMistake } from '@embarque/design-system';
import type { BlogEditAnswer, BlogPostFields } from '@embarque/mocks/blog/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { paths } from '../../../paths.ts';
import type { EditorState } from './editor-state.ts';
import { isUnsent } from './machine/post-editor.context.ts';
import type { PostEditorActor } from './machine/post-editor.machine.ts';
import { formatMoment } from './model/moment.ts';
import { useFieldLabels } from './useFieldLabels.ts';

export interface SavingOptions {
  actor: PostEditorActor;
  /** Tells this editor from the one at another entry of the history. */
  editor: string;
  /** Removes the copy in this browser. */
  forget: () => void;
}

/** Tells people how saving went, gives a new post its address, and asks before unsaved work is left. */
export function useSaving({ actor, editor, forget }: SavingOptions) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const navigate = useNavigate();
  const isOnNewPage = useMatch(paths.blogEdit) !== null;
  const form = useRef<HTMLFormElement>(null);
  const dirty = useActorState(actor, ({ context }) => isUnsent(context));
  const ownPath = () => `${paths.blogEdit}/${actor.getSnapshot().context.id}`;
  const { blocker } = useUnsavedChangesBlocker(dirty, (pathname) => pathname === ownPath());

  const messageOf = ({ status, publishAt }: BlogEditAnswer) => {
    const moment = publishAt && formatMoment(publishAt);
    if (moment) return t`Post saved. It will be published on ${moment}.`;
    return status === 'Published' ? t`Post saved. Readers can see it.` : t`Post saved.`;
  };
  const onSaved = useEffectEvent((post: BlogEditAnswer, isAsked: boolean) => {
    if (isAsked) notify.success(messageOf(post));
    if (!isOnNewPage) return;
    const state: EditorState = { editor, keepsFocus: true };
    void navigate(ownPath(), { replace: true, preventScrollReset: true, state });
  });
  const onMerged = useEffectEvent((by: string, fields: readonly (keyof BlogPostFields)[]) => {
    if (fields.length === 0) return;
    const names = fields.map((field) => labels[field]).join(', ');
    notify.info(t`${by} saved this post too. These changes are in yours now: ${names}.`);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('saved', ({ post, kind }) => onSaved(post, kind === 'save')),
      actor.on('merged', ({ by, fields }) => onMerged(by, fields)),
      actor.on('mistakes found', () => focusFirstMistake(form.current)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);

  return {
    form,
    blocker: {
      ...blocker,
      proceed: () => {
        forget();
        blocker.proceed?.();
      },
    },
  };
}
