import { ConfirmDialog, Stack, TextField } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { LONGEST_NOTE, storedDraft } from '../machine/role-editor.context.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { patchBetween, sidesOf } from '../model/role.draft.ts';
import type { ClosedPage } from '../model/role.presence.ts';
import { useCellNames } from '../rights.labels.ts';
import type { Roles } from '../server/roles.commands.ts';
import { ReviewEffect } from './ReviewEffect.tsx';
import { ReviewPresence } from './ReviewPresence.tsx';
import { ReviewSide } from './ReviewSide.tsx';

interface ReviewDialogProps {
  actor: RoleEditorActor;
  roles: Roles;
  /** The open pages that the draft closes. */
  closed: readonly ClosedPage[];
}

/** Shows the change before it is saved: what people gain and lose, how many they are, and who is affected at once. */
export function ReviewDialog({ actor, roles, closed }: ReviewDialogProps) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const isOpen = useActorState(actor, (snapshot) => snapshot.matches('reviewing'));
  const before = storedDraft(context).cells;
  const after = context.draft.cells;
  const { gained, lost } = sidesOf(patchBetween(before, after));
  const names = useCellNames();
  const confirmLabel = useConfirmLabel()({ gained: gained.length, lost: lost.length, count: context.role?.count ?? 0 });
  const name = context.role?.name ?? '';
  const longest = LONGEST_NOTE;
  const isTooLong = note.trim().length > longest;

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Save ${name}?`}
      tone={lost.length > 0 ? 'danger' : 'primary'}
      confirmLabel={confirmLabel}
      onClose={() => actor.send({ type: 'review cancelled' })}
      onConfirm={() => {
        if (!isTooLong) actor.send({ type: 'review confirmed', note: note.trim(), roles });
      }}
    >
      <Stack gap="m">
        {gained.length > 0 && <ReviewSide title={t`They gain`} text={names(gained)} />}
        {lost.length > 0 && <ReviewSide title={t`They lose`} text={names(lost)} />}
        <ReviewPresence present={context.role?.present ?? []} closed={closed} />
        <ReviewEffect before={before} after={after} />
        {gained.length + lost.length === 0 && (
          <p>
            <Trans>Only the name changes.</Trans>
          </p>
        )}
        <TextField
          label={t`Reason for the history (optional)`}
          autoComplete="off"
          value={note}
          errorMessage={isTooLong ? t`Enter at most ${longest} characters.` : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** The size of the change in one line: "Remove 1, add 3 for 7 people". */
function useConfirmLabel() {
  const { t } = useLingui();
  return ({ gained, lost, count }: { gained: number; lost: number; count: number }) => {
    const people = t`${plural(count, { one: '# person', other: '# people' })}`;
    if (gained > 0 && lost > 0) return t`Remove ${lost}, add ${gained} for ${people}`;
    if (lost > 0) return t`Remove ${lost} for ${people}`;
    return gained > 0 ? t`Add ${gained} for ${people}` : t`Rename for ${people}`;
  };
}
