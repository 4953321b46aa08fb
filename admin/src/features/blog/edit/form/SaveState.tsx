import { useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { isDirty } from '../machine/post-editor.context.ts';
import { formatLately } from '../model/moment.ts';
import type { EditorPartProps } from './useDraft.ts';

/** How far the draft is saved, in a few words. Only what needs attention is announced. */
export function SaveState({ actor }: EditorPartProps) {
  const { t } = useLingui();
  const saving = useSavingState(actor);
  const dirty = useActorState(actor, ({ context }) => isDirty(context));
  const savedAt = useActorState(actor, ({ context }) => context.post?.savedAt);
  const today = useToday();
  const time = savedAt && formatLately(savedAt, today);
  const texts: Record<string, string> = {
    sending: t({ message: 'Saving…', context: 'post' }),
    refused: t({ message: 'Not saved', context: 'post' }),
    conflicted: t({ message: 'Not saved', context: 'post' }),
  };
  const quiet = texts[saving] ?? (dirty ? t`Unsaved changes` : time ? t`Saved ${time}` : t`No changes yet`);
  return (
    <p>
      <span role="status">{saving === 'offline' && t`Offline. Your changes are kept in this browser.`}</span>
      {saving !== 'offline' && quiet}
    </p>
  );
}

/** The state of saving alone. */
export function useSavingState(actor: EditorPartProps['actor']): string {
  return useActorState(actor, ({ value }) => (typeof value === 'object' ? value.ready.saving : ''));
}
