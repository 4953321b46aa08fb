import { Alert } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { lockOf, type RoleLock } from '../machine/role-editor.context.ts';
import type { RoleEditorActor } from '../machine/role-editor.machine.ts';
import { useCellNames } from '../rights.labels.ts';

/** Why the role cannot be changed, or why its last change was refused. */
export function RoleAlerts({ actor }: { actor: RoleEditorActor }) {
  const lock = useActorState(actor, ({ context }) => lockOf(context));
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const lockTexts = useLockTexts();
  const refusalText = useRefusalText();
  return (
    <>
      {lock && (
        <Alert tone="info" announced="never">
          {lockTexts[lock]}
        </Alert>
      )}
      {refusal && <Alert tone="danger">{refusalText(refusal)}</Alert>}
    </>
  );
}

function useLockTexts(): Record<NonNullable<RoleLock>, string> {
  const { t } = useLingui();
  return {
    'system role': t`This system role always has all rights. Duplicate it to make changes.`,
    'no right': t`Your role can't change roles. Ask an administrator.`,
    'own role': t`This is your own role. Another administrator can change it.`,
  };
}

function useRefusalText() {
  const { t } = useLingui();
  const names = useCellNames();
  const errorText = useErrorText();
  return ({ reason, cells, error }: { reason: string | null; cells: Parameters<typeof names>[0]; error: unknown }) => {
    const list = names(cells);
    switch (reason) {
      case 'beyond own rights':
        return t`You can only grant or remove rights you have. Not saved: ${list}.`;
      case 'needs reading':
        return t`These rights need Read: ${list}.`;
      case 'name taken':
        return t`Another role has this name.`;
      case 'not found':
        return t`Another person has deleted this role.`;
      case 'no right':
        return t`Your role can't change roles. Ask an administrator.`;
      case 'own role':
      case 'system role':
        return t`This role cannot be changed.`;
      default:
        return errorText(error);
    }
  };
}
