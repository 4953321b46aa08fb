import { Button, Inline } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { isDirty, storedDraft } from '../machine/role-editor.context.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { patchBetween, sidesOf } from '../model/role.draft.ts';

/** The size of the change at a glance, "+3 −1 · 7 people", with a way to undo all of it. */
export function ReviewBar({ actor }: { actor: RoleEditorActor }) {
  const { t } = useLingui();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const { gained, lost } = sidesOf(patchBetween(storedDraft(context).cells, context.draft.cells));
  const count = context.role?.count ?? 0;
  const parts = [
    [gained.length > 0 && `+${gained.length}`, lost.length > 0 && `−${lost.length}`].filter(Boolean).join(' '),
    count > 0 && t`${plural(count, { one: '# person', other: '# people' })}`,
  ];
  const hasChanges = isDirty(context);
  return (
    <Inline style={{ marginInlineEnd: 'auto' }}>
      <span role="status">{hasChanges && parts.filter(Boolean).join(' · ')}</span>
      {hasChanges && (
        <Button size="small" variant="ghost" tone="secondary" onClick={() => actor.send({ type: 'draft reset' })}>
          {t({ message: 'Reset', context: 'changes' })}
        </Button>
      )}
    </Inline>
  );
}
