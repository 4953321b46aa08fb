import { Alert, Button, Checkbox, Dialog, Stack, TextField } from '@embarque/design-system';
import type { Permission } from '@embarque/mocks/permissions/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { HttpError } from '../../../http/http.error.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import { type PermissionDialogActor, permissionDialogMachine } from './permission-dialog.machine.ts';
import { LONGEST_NAME, nameProblem } from './permission-name.ts';

export interface PermissionDialogProps {
  /** The permission to change; `null` for a new one. */
  permission: Permission | null;
  permissions: readonly Permission[];
  onClose: () => void;
}

/** PRM-03: the name of a permission, and whether the product counts on it. It stays open until the server has it. */
export function PermissionDialog({ permission, permissions, onClose }: PermissionDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const actor = usePermissionDialog({ permission, onClose, input });
  const { name, isCore } = useActorState(actor, ({ context }) => context);
  const isSaving = useActorState(actor, (state) => state.matches('saving'));
  const problem = useProblem(actor, permissions);
  const isLocked = permission?.isCore ?? false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'submitted', permissions });
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={permission ? t`Edit Permission` : t`Add New Permission`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            {t({ message: 'Discard', context: 'changes' })}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {permission ? t({ message: 'Update', context: 'action' }) : t`Create Permission`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="l">
          {permission && (
            <Alert tone="warning" announced="never" title={t`Before you rename`}>
              <Trans>Renaming takes effect everywhere. Assigned roles don't change.</Trans>
            </Alert>
          )}
          <TextField
            ref={input}
            label={t`Permission Name`}
            isRequired
            isReadOnly={isLocked}
            description={isLocked ? t`Core permissions can't be renamed. Clear the box to rename.` : undefined}
            autoComplete="off"
            value={name}
            errorMessage={problem}
            onChange={({ target }) => actor.send({ type: 'name typed', name: target.value })}
          />
          <Checkbox
            checked={isCore}
            onChange={({ target }) => actor.send({ type: 'core ticked', isCore: target.checked })}
          >
            {t`Set as core permission`}
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}

interface PermissionDialogOptions extends Omit<PermissionDialogProps, 'permissions'> {
  input: RefObject<HTMLInputElement | null>;
}

/** The machine of the dialog, which moves the focus and closes it. */
function usePermissionDialog({ permission, onClose, input }: PermissionDialogOptions) {
  const outbox = useOutbox();
  const by = usePrincipal();
  const actor = useInspectedActor(permissionDialogMachine, { input: { outbox, permission, by } });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const subscriptions = [
      actor.on('field asked for', () => input.current?.focus()),
      actor.on('dialog done', () => close()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, input]);
  return actor;
}

/** The problem of the name, once the person has tried it. */
function useProblem(actor: PermissionDialogActor, permissions: readonly Permission[]): string | undefined {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { name, permission, isTried, refusal } = useActorState(actor, ({ context }) => context);
  const longest = LONGEST_NAME;
  const texts = {
    empty: t`Enter a name for the permission.`,
    long: t`Enter at most ${longest} characters.`,
    taken: t`Another permission has this name.`,
  };
  const problem = isTried && nameProblem({ name, permission, permissions });
  if (problem) return texts[problem];
  if (refusal === null) return undefined;
  return refusal instanceof HttpError && refusal.status === 409 ? texts.taken : errorText(refusal);
}
