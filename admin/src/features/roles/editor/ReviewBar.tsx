import { Button, Inline } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { isDirty, storedDraft } from '../machine/role-editor.context.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { patchBetween, sidesOf } from '../model/role.draft.ts';
import type { ClosedPage } from '../model/role.presence.ts';
import { usePresenceTexts } from './presence.labels.ts';

interface ReviewBarProps {
  actor: RoleEditorActor;
  /** The open pages that the draft closes. */
  closed: readonly ClosedPage[];
}

/** The size of the change at a glance, "+3 −1 · 7 people · 2 signed in now", with a way to undo all of it. */
export function ReviewBar({ actor, closed }: ReviewBarProps) {
  const { t } = useLingui();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const before = storedDraft(context).cells;
  const after = context.draft.cells;
  const { gained, lost } = sidesOf(patchBetween(before, after));
  const { count = 0, present = [] } = context.role ?? {};
  const texts = usePresenceTexts();
  const parts = [
    [gained.length > 0 && `+${gained.length}`, lost.length > 0 && `−${lost.length}`].filter(Boolean).join(' '),
    count > 0 && t`${plural(count, { one: '# person', other: '# people' })}`,
    texts.signedIn(present.length),
    texts.losing(closed.length),
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
