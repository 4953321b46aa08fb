import { Alert, Button, Checkbox, Dialog, Stack, TextField } from '@embarque/design-system';
import { fold } from '@embarque/design-system/fold';
import type { Permission } from '@embarque/mocks/permissions/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { HttpError } from '../../http/http.error.ts';
import { useErrorText } from '../../http/response/http.messages.ts';
import { newEntryId } from '../../outbox/outbox.core.ts';
import type { OutboxData } from '../../outbox/react/useOutboxData.ts';
import type { PermissionCommand } from './permissions.commands.ts';

export interface PermissionDialogProps extends Pick<
  OutboxData<readonly Permission[], PermissionCommand>,
  'give' | 'listen'
> {
  /** The permission to change; `null` for a new one. */
  permission: Permission | null;
  permissions: readonly Permission[];
  onClose: () => void;
}

/** PRM-03: the name of a permission, and whether the product counts on it. It stays open until the server has it. */
export function PermissionDialog({ permission, permissions, give, listen, onClose }: PermissionDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(permission?.name ?? '');
  const [isCore, setCore] = useState(permission?.isCore ?? false);
  const [isTried, setTried] = useState(false);
  const save = useSave({ listen, onSaved: onClose, onRefused: () => input.current?.focus() });
  const problem = useNameProblem({ name, permission, permissions, isTried }) ?? save.refusal;
  const isLocked = permission?.isCore ?? false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const wanted = name.trim();
    if (nameProblem({ name, permission, permissions })) {
      input.current?.focus();
      return;
    }
    if (permission && wanted === permission.name && isCore === permission.isCore) {
      onClose();
      return;
    }
    const command: PermissionCommand = permission
      ? { type: 'permission changed', id: permission.id, name: wanted, isCore }
      : { type: 'permission added', name: wanted, isCore };
    give({ command, state: permissions, id: save.begin(), isInline: true });
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={permission ? t`Edit Permission` : t`Add New Permission`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            {t({ message: 'Discard', context: 'changes' })}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isSaving}>
            {permission ? t({ message: 'Update', context: 'action' }) : t`Create Permission`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="l">
          {permission && (
            <Alert tone="warning" announced="never" title={t`Warning!`}>
              <Trans>A new name shows everywhere at once. Its roles and its date stay as they are.</Trans>
            </Alert>
          )}
          <TextField
            ref={input}
            label={t`Permission Name`}
            isRequired
            isReadOnly={isLocked}
            description={isLocked ? t`Core permissions keep their name. Untick the box first.` : undefined}
            autoComplete="off"
            value={name}
            errorMessage={problem}
            onChange={({ target }) => {
              setName(target.value);
              save.forget();
            }}
          />
          <Checkbox checked={isCore} onChange={({ target }) => setCore(target.checked)}>
            {t`Set as core permission`}
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}

const sameName = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

const isTaken = (permissions: readonly Permission[], name: string, except?: number) =>
  permissions.some((each) => each.id !== except && sameName(each.name) === sameName(name));

/** The server takes no longer name. */
const longest = 120;

interface NamedPermission extends Pick<PermissionDialogProps, 'permission' | 'permissions'> {
  name: string;
}

function nameProblem({ name, permission, permissions }: NamedPermission) {
  if (name.trim() === '') return 'empty';
  if (name.trim().length > longest) return 'long';
  return isTaken(permissions, name, permission?.id) ? 'taken' : null;
}

function useNameProblem({ isTried, ...named }: NamedPermission & { isTried: boolean }): string | undefined {
  const { t } = useLingui();
  const problem = isTried && nameProblem(named);
  const texts = {
    empty: t`Please enter permission name`,
    long: t`Enter at most ${longest} characters.`,
    taken: t`Another permission has this name.`,
  };
  return problem ? texts[problem] : undefined;
}

interface SaveOptions extends Pick<PermissionDialogProps, 'listen'> {
  onSaved: () => void;
  onRefused: () => void;
}

/** Waits for the command of the dialog. */
function useSave({ listen, onSaved, onRefused }: SaveOptions) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const waited = useRef<string>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const end = useEffectEvent((error: unknown) => {
    waited.current = null;
    setSaving(false);
    if (error === null) {
      onSaved();
      return;
    }
    const isConflict = error instanceof HttpError && error.status === 409;
    setRefusal(isConflict ? t`Another permission has this name.` : errorText(error));
    onRefused();
  });
  useEffect(
    () =>
      listen(({ change }) => {
        if (!change || !('entry' in change) || change.entry.id !== waited.current) return;
        if (change.type === 'confirmed') end(null);
        if (change.type === 'rolled back') end(change.error);
      }),
    [listen],
  );

  return {
    isSaving,
    refusal,
    forget: () => setRefusal(undefined),
    begin: () => {
      const id = newEntryId();
      waited.current = id;
      setSaving(true);
      setRefusal(undefined);
      return id;
    },
  };
}
