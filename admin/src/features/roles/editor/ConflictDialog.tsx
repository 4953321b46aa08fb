import { FieldMergeDialog, type MergeFieldTexts } from '@embarque/design-system/field-merge';
import type { RightsCell } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { AREAS } from '../../../people/rights.ts';
import { useActionLabels, useAreaLabels } from '../../../people/useRightsLabels.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { actionOf } from '../model/role.draft.ts';
import type { RoleConflictField } from '../model/role.merge.ts';
import { useCellNames } from '../rights.labels.ts';

/** Asks for a side where two changes cannot both be kept. */
export function ConflictDialog({ actor }: { actor: RoleEditorActor }) {
  const { t } = useLingui();
  const conflict = useActorState(actor, ({ context }) => context.conflict);
  const sides = useActorState(actor, ({ context }) => context.sides);
  const fields = useConflictFields();
  const names = useCellNames();
  if (!conflict) return null;
  const { by, merge } = conflict;
  const isRenamed = merge.fields.onlyTheirs.includes('name');
  return (
    <FieldMergeDialog
      isOpen
      title={t`${by} has changed this role too`}
      author={by}
      conflicts={merge.conflicts}
      fields={fields}
      alsoChanged={[
        ...(isRenamed ? [t`Role Name`] : []),
        ...(merge.theirCells.length > 0 ? [names(merge.theirCells)] : []),
      ]}
      choices={sides}
      saveLabel={t({ message: 'Continue', context: 'action' })}
      onChoose={(choice) => actor.send({ type: 'side chosen', ...choice })}
      onSave={() => actor.send({ type: 'choices confirmed' })}
      onClose={() => actor.send({ type: 'choices cancelled' })}
    />
  );
}

function useConflictFields(): MergeFieldTexts<RoleConflictField> {
  const { t } = useLingui();
  const areas = useAreaLabels();
  const actions = useActionLabels();
  const rights = (cells: unknown) =>
    (cells as readonly RightsCell[]).map((cell) => actions[actionOf(cell)]).join(', ') || t`no rights`;
  return {
    name: { label: t`Role Name` },
    ...Object.fromEntries(AREAS.map((area) => [area, { label: areas[area], format: rights }])),
  };
}
