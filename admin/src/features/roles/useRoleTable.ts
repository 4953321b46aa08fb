import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { applyAll } from '../../outbox/outbox.core.ts';
import type { OutboxChanged } from '../../outbox/outbox.connect.ts';
import type { Entry } from '../../outbox/outbox.types.ts';
import { type FeatureOutbox, useFeatureOutbox, useSettled } from '../../outbox/react/useFeatureOutbox.ts';
import { loadRoles } from '../../people/roles.api.ts';
import { type QueryResult, useQuery } from '../../query/useQuery.ts';
import { useCellNames } from './rights.labels.ts';
import { confirmCommand, type RoleCommand, type RoleResponse, type Roles } from './server/roles.commands.ts';
import { responseIn, rolesOutbox } from './server/roles.outbox.ts';

type Listener = (event: OutboxChanged<RoleCommand>) => void;

export interface RoleTable extends FeatureOutbox<Roles, RoleCommand> {
  /** The roles with what is still being sent; `null` until they are loaded. */
  roles: Roles | null;
  result: QueryResult<unknown>;
  /**
   * Hears of every change of the outbox.
   *
   * @returns ends it
   */
  listen: (listener: Listener) => () => void;
}

interface Confirmed {
  command: RoleCommand;
  response: RoleResponse;
}

/** The roles of this page: those of the server, with what it has confirmed since and what it has not. */
export function useRoleTable(): RoleTable {
  const settled = useSettled(rolesOutbox.name);
  const result = useQuery(async (_: null, signal) => {
    await settled();
    return loadRoles(null, signal);
  }, null);
  const [confirmed, setConfirmed] = useState<readonly Confirmed[]>([]);
  const [entries, setEntries] = useState<readonly Entry<RoleCommand>[]>([]);
  const listeners = useRef(new Set<Listener>());
  const tellMeanwhile = useMeanwhile();

  const loaded: Roles | null = result.data?.roles ?? null;
  const known = useMemo(
    () =>
      loaded && confirmed.reduce((roles, { command, response }) => confirmCommand(roles, command, response), loaded),
    [loaded, confirmed],
  );
  const roles = useMemo(() => known && applyAll(rolesOutbox, known, entries), [known, entries]);

  const onChange = (event: OutboxChanged<RoleCommand>) => {
    setEntries(event.entries);
    const done = confirmedIn(event);
    if (done) {
      setConfirmed((all) => [...all, done]);
      tellMeanwhile(done.response);
    }
    for (const listener of listeners.current) listener(event);
  };
  const { give } = useFeatureOutbox(rolesOutbox, { confirmed: () => known, onChange });
  const [listen] = useState(() => (listener: Listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  });
  return { roles, result, give, listen };
}

/** A command that the server has confirmed, be it in part. */
function confirmedIn({ change }: OutboxChanged<RoleCommand>): Confirmed | null {
  if (change?.type === 'confirmed') {
    return { command: change.entry.command as RoleCommand, response: change.response as RoleResponse };
  }
  const response = change?.type === 'rolled back' ? responseIn(change.error) : null;
  return change?.type === 'rolled back' && response ? { command: change.entry.command as RoleCommand, response } : null;
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
