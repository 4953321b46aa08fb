import { EmptyState, Inline, SearchField, SegmentedControl, Stack } from '@embarque/design-system';
import { hasFolded } from '@embarque/design-system/find-folded';
import { type MatrixPosition, PermissionMatrix } from '@embarque/design-system/permission-matrix';
import type { RightsArea, RightsCell } from '@embarque/mocks/roles/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ACTIONS, AREAS, isRightsCell } from '../../../people/rights.ts';
import { isLocked, type RoleEditorContext, storedDraft } from '../machine/role-editor.context.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { alongWith, areaOf, isBeyond } from '../model/role.draft.ts';
import { useActionLabels, useAreaLabels } from '../../../people/useRightsLabels.ts';

type Lens = 'all' | 'granted' | 'changed';

const cellsAt = (positions: readonly MatrixPosition[]): RightsCell[] =>
  positions.map(({ row, column }) => `${row}.${column}`).filter(isRightsCell);

/** The rights of the draft, all of them or some. */
export function RoleMatrix({ actor }: { actor: RoleEditorActor }) {
  const { t } = useLingui();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const [lens, setLens] = useState<Lens>('all');
  const [text, setText] = useState('');
  const areaLabels = useAreaLabels();
  const actionLabels = useActionLabels();
  const cellAt = useCellAt(context);
  const shown = AREAS.filter((area) => hasFolded(areaLabels[area], text) && isSeen(context, area, lens));

  return (
    <Stack gap="m">
      <Inline gap="m">
        <SegmentedControl
          label={t`Rights to show`}
          value={lens}
          options={[
            { value: 'all', label: t({ message: 'All', context: 'rights' }) },
            { value: 'granted', label: t({ message: 'Granted', context: 'rights' }) },
            { value: 'changed', label: t({ message: 'Changed', context: 'rights' }) },
          ]}
          onChange={({ value }) => setLens(value)}
        />
        <SearchField label={t`Search areas`} value={text} onChange={({ target }) => setText(target.value)} />
      </Inline>
      {shown.length === 0 ? (
        <EmptyState title={t`No area to show`} />
      ) : (
        <PermissionMatrix
          label={t`Role permissions`}
          corner={{
            title: t`Administrator Access`,
            hint: t`Allows a full access to the system`,
            all: t`Select All`,
          }}
          rows={shown.map((id) => ({ id, label: areaLabels[id] }))}
          columns={ACTIONS.map((id) => ({ id, label: actionLabels[id] }))}
          cellAt={cellAt}
          onToggle={({ cells, isOn }) => actor.send({ type: 'cells toggled', cells: cellsAt(cells), isOn })}
          onUndo={() => actor.send({ type: 'toggle undone' })}
        />
      )}
    </Stack>
  );
}

function isSeen(context: RoleEditorContext, area: RightsArea, lens: Lens): boolean {
  if (lens === 'all') return true;
  const inArea = (cell: RightsCell) => areaOf(cell) === area;
  const [before, after] = [storedDraft(context).cells.filter(inArea), context.draft.cells.filter(inArea)];
  return lens === 'granted' ? after.length > 0 : before.join() !== after.join();
}

/** How each cell stands, with its reasons. */
function useCellAt(context: RoleEditorContext) {
  const { t } = useLingui();
  const actionLabels = useActionLabels();
  const stored = storedDraft(context).cells;
  const { cells } = context.draft;

  const noteOf = (cell: RightsCell) => {
    const along = alongWith(stored, cells, cell);
    if (!along) return undefined;
    const action = actionLabels[along];
    return cells.includes(cell) ? t`needed by ${action}` : t`needs ${action}`;
  };

  return (position: MatrixPosition) => {
    const [cell] = cellsAt([position]);
    if (!cell) return { isOn: false };
    const isOn = cells.includes(cell);
    const isHeld = isLocked(context, cell);
    return {
      isOn,
      isChanged: isOn !== stored.includes(cell),
      note: noteOf(cell),
      lock: isHeld
        ? isBeyond(context.own, cell)
          ? t`you do not have it`
          : t({ message: 'locked', context: 'right' })
        : undefined,
    };
  };
}
