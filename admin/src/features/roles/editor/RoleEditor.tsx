import { Button, Collapse, Dialog, Inline, OnDemand, Stack, TextField, useConfirm } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { isDirty, LONGEST_NAME, lockOf, nameProblem, type RoleEditorInput } from '../machine/role-editor.context.ts';
import { type RoleEditorActor, roleEditorMachine } from '../machine/role-editor.machine.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { RoleAlerts } from './RoleAlerts.tsx';
import { RoleHistory } from './RoleHistory.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { useClosedPages } from './useClosedPages.ts';

const loadConflict = () => import('./ConflictDialog.tsx');

export interface RoleEditorProps {
  /** The role, or what a new one begins with. */
  input: RoleEditorInput;
  onClose: () => void;
}

/** The name and the rights of a role. It stays open until they are saved, and shows what was refused. */
export function RoleEditor({ input, onClose }: RoleEditorProps) {
  const { t } = useLingui();
  const formId = useId();
  const actor = useRoleEditor({ input, onClose });
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const isSaving = useActorState(actor, (snapshot) => snapshot.matches('saving'));
  const isLockedRole = lockOf(context) !== null;
  const isUnchanged = context.role !== null && !isDirty(context);
  const closed = useClosedPages(context);
  const { ask, dialog } = useConfirm();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'submitted', roles: input.roles });
  };
  const canClose = () =>
    !isDirty(context) ||
    ask({
      title: t`Close without saving?`,
      children: t`The changes of this role would be lost.`,
      confirmLabel: t`Discard changes`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });

  return (
    <>
      <Dialog
        isOpen
        size="xlarge"
        title={input.role ? t`Edit Role` : t`Add New Role`}
        initialFocus={input.role ? 'dialog' : 'field'}
        onClose={onClose}
        canClose={canClose}
        footer={
          isLockedRole ? (
            <Button variant="outline" tone="secondary" onClick={onClose}>
              {t({ message: 'Close', context: 'dialog' })}
            </Button>
          ) : (
            <>
              <ReviewBar {...{ actor, closed }} />
              <Button variant="outline" tone="secondary" onClick={onClose}>
                {t({ message: 'Discard', context: 'changes' })}
              </Button>
              <Button type="submit" form={formId} isBusy={isSaving} isIdle={isUnchanged}>
                {input.role ? t`Save changes` : t`Create role`}
              </Button>
            </>
          )
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <Stack gap="l">
            <RoleAlerts actor={actor} />
            <NameField actor={actor} />
            <RoleMatrix actor={actor} />
            {input.role && <HistorySection actor={actor} roleId={input.role.id} />}
          </Stack>
        </form>
      </Dialog>
      {dialog}
      <ReviewDialog {...{ actor, closed }} roles={input.roles} />
      {context.conflict && (
        <OnDemand load={loadConflict} onMissing={() => actor.send({ type: 'choices cancelled' })}>
          {({ ConflictDialog }) => <ConflictDialog actor={actor} />}
        </OnDemand>
      )}
    </>
  );
}

/** The machine of the draft, which closes the dialog once it is saved. */
function useRoleEditor({ input, onClose }: RoleEditorProps): RoleEditorActor {
  const outbox = useOutbox();
  const actor = useInspectedActor(roleEditorMachine, { input: { outbox, ...input } });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const saved = actor.on('role saved', () => close());
    return () => saved.unsubscribe();
  }, [actor]);
  return actor;
}

function NameField({ actor }: { actor: RoleEditorActor }) {
  const { t } = useLingui();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const problem = nameProblem(context);
  const isShown = context.isTried || problem !== 'empty';
  const longest = LONGEST_NAME;
  const texts = {
    empty: t`Enter a name for the role.`,
    long: t`Enter at most ${longest} characters.`,
    taken: t`Another role has this name.`,
  };
  return (
    <TextField
      label={t`Role Name`}
      isRequired
      isReadOnly={lockOf(context) !== null}
      autoComplete="off"
      value={context.draft.name}
      errorMessage={problem && isShown ? texts[problem] : undefined}
      onChange={({ target }) => actor.send({ type: 'name changed', name: target.value })}
    />
  );
}

function HistorySection({ actor, roleId }: { actor: RoleEditorActor; roleId: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="s">
      <Inline>
        <Button
          size="small"
          variant="ghost"
          tone="secondary"
          icon={ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>History of this role</Trans>
        </Button>
      </Inline>
      <Collapse id={id} isOpen={isOpen}>
        <RoleHistory actor={actor} roleId={roleId} />
      </Collapse>
    </Stack>
  );
}
