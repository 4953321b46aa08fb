import { ConfirmDialog, Select, Stack } from '@embarque/design-system';
import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRoleLabels } from '../../../people/useRoleLabels.ts';
import { patchBetween, sidesOf } from '../model/role.draft.ts';
import { useCellNames } from '../rights.labels.ts';
import type { Roles } from '../server/roles.commands.ts';

export interface DeleteRoleDialogProps {
  role: RoleWithPeople;
  roles: Roles;
  onClose: () => void;
  onDelete: (successor: string | null) => void;
}

/** Asks for the role that people get in place of a deleted one, and shows what that means for them. */
export function DeleteRoleDialog({ role, roles, onClose, onDelete }: DeleteRoleDialogProps) {
  const { t } = useLingui();
  const labelsOf = useRoleLabels();
  const others = roles.filter(({ id, isSystem }) => id !== role.id && !isSystem);
  const [chosen, choose] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const successor = others.find(({ id }) => id === chosen);
  const { name } = labelsOf(role);
  const { count } = role;

  const confirm = () => {
    setTried(true);
    if (count > 0 && !successor) return;
    onDelete(successor?.id ?? null);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Delete ${name}?`}
      confirmLabel={t({ message: 'Delete', context: 'action' })}
      onClose={onClose}
      onConfirm={confirm}
    >
      {count === 0 ? (
        t`Nobody has this role.`
      ) : (
        <Stack gap="m">
          <p>
            {t`${plural(count, { one: '# person has this role and gets another one.', other: '# people have this role and get another one.' })}`}
          </p>
          <Select
            label={t`Their new role`}
            isRequired
            value={chosen}
            options={others.map((other) => ({ value: other.id, label: labelsOf(other).name }))}
            errorMessage={isTried && !successor ? t`Choose a role.` : undefined}
            onChange={({ value }) => choose(value)}
          />
          {successor && <Consequence role={role} successor={successor} />}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

function Consequence({ role, successor }: { role: RoleWithPeople; successor: RoleWithPeople }) {
  const { t } = useLingui();
  const names = useCellNames();
  const { gained, lost } = sidesOf(patchBetween(role.cells, successor.cells));
  const [more, less] = [names(gained), names(lost)];
  return (
    <div aria-live="polite">
      {gained.length > 0 && <p>{t`They gain: ${more}`}</p>}
      {lost.length > 0 && <p>{t`They lose: ${less}`}</p>}
    </div>
  );
}
