import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type OutboxData, useOutboxData } from '../../outbox/react/useOutboxData.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { useCellNames } from './rights.labels.ts';
import type { RoleCommand, RoleResponse, Roles } from './server/roles.commands.ts';
import { rolesOutbox } from './server/roles.outbox.ts';

export type RoleTable = OutboxData<Roles, RoleCommand>;

/** The roles of this page. */
export const useRoleTable = (): RoleTable =>
  useOutboxData(
    rolesOutbox,
    async (_, signal): Promise<Roles> => (await loadRoles(null, signal)).roles,
    null,
    useMeanwhile(),
  );

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
