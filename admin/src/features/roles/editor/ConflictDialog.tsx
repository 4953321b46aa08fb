import { ConfirmDialog, RadioGroup, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { actionOf } from '../model/role.draft.ts';
import type { Conflict, Side } from '../model/role.merge.ts';
import { useActionLabels, useAreaLabels } from '../../../people/useRightsLabels.ts';

/** Asks for a side where two changes cannot both be kept. */
export function ConflictDialog({ actor }: { actor: RoleEditorActor }) {
  const { t } = useLingui();
  const conflict = useActorState(actor, ({ context }) => context.conflict);
  const sides = useActorState(actor, ({ context }) => context.sides);
  const texts = useConflictTexts();
  if (!conflict) return null;
  const { by } = conflict;
  return (
    <ConfirmDialog
      isOpen
      title={t`${by} has changed this role too`}
      confirmLabel={t({ message: 'Continue', context: 'action' })}
      onClose={() => actor.send({ type: 'choices cancelled' })}
      onConfirm={() => actor.send({ type: 'choices confirmed' })}
    >
      <Stack gap="l">
        <p>
          <Trans>Everything else goes together. Choose what counts here:</Trans>
        </p>
        {conflict.merge.conflicts.map((each) => {
          const { label, mine, theirs } = texts(each);
          return (
            <RadioGroup<Side>
              key={each.key}
              label={label}
              value={sides[each.key] ?? null}
              options={[
                { value: 'mine', label: t`Yours: ${mine}` },
                { value: 'theirs', label: `${by}: ${theirs}` },
              ]}
              onChange={({ value }) => actor.send({ type: 'side chosen', key: each.key, side: value })}
            />
          );
        })}
      </Stack>
    </ConfirmDialog>
  );
}

function useConflictTexts() {
  const { t } = useLingui();
  const areas = useAreaLabels();
  const actions = useActionLabels();
  return (conflict: Conflict) => {
    if (conflict.key === 'name') return { label: t`Role Name`, mine: conflict.mine, theirs: conflict.theirs };
    const rights = (cells: typeof conflict.mine) =>
      cells.map((cell) => actions[actionOf(cell)]).join(', ') || t`no rights`;
    return { label: areas[conflict.key], mine: rights(conflict.mine), theirs: rights(conflict.theirs) };
  };
}
