import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { type OutboxData, useOutboxData } from '../../outbox/react/useOutboxData.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { useCellNames } from './rights.labels.ts';
import type { RoleCommand, RoleResponse, Roles } from './server/roles.commands.ts';
import { rolesOutbox } from './server/roles.outbox.ts';

export type RoleTable = OutboxData<Roles, RoleCommand, RoleResponse>;

/** The roles of this page. */
export function useRoleTable(): RoleTable {
  const table = useOutboxData(rolesOutbox, async (_: null, signal) => (await loadRoles(null, signal)).roles, null);
  const { listen } = table;
  const meanwhile = useEffectEvent(useMeanwhile());
  useEffect(() => listen((response) => meanwhile(response)), [listen]);
  return table;
}

/** Names what another person has changed meanwhile, when both changes were kept. */
function useMeanwhile() {
  const { t } = useLingui();
  const names = useCellNames();
  return ({ meanwhile }: RoleResponse) => {
    if (!meanwhile || meanwhile.cells.length === 0) return;
    const { by } = meanwhile;
    const cells = names(meanwhile.cells);
    notify.info(t`${by} changed ${cells} at the same time. Both changes are kept.`);
  };
}
