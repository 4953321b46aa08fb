import { notify } from '@embarque/design-system';
import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useErrorText } from '../../http/response/http.messages.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useQueryResult } from '../../query/useQueryResult.ts';
import { withoutSales } from './sales.deleted.ts';
import { type SalesActor, salesMachine } from './machine/sales.machine.ts';

/** Runs the page of sales for the query in the URL. */
export function useSales(query: SalesQuery) {
  const actor = useSalesActor(query);
  const deletedIds = useActorState(actor, ({ context }) => context.shown);
  const revision = useActorState(actor, ({ context }) => context.revision);
  const loaded = useQueryResult(useList(actor), query, (next) => actor.send({ type: 'query changed', query: next }));
  const { data } = loaded;
  const shown = useMemo(() => data && withoutSales(data, deletedIds), [data, deletedIds]);
  return { actor, deletedIds, revision, list: { ...loaded, data: shown } };
}

function useSalesActor(query: SalesQuery): SalesActor {
  const { t } = useLingui();
  const messageOf = useErrorText();
  const outbox = useOutbox();
  const machine = salesMachine.provide({
    actions: {
      'announce the file': (_, saved) => notify.success(t`${saved} was saved.`),
      'announce the failure': (_, error) => notify.error(t`Couldn't export the sales. ${messageOf(error)}`),
    },
  });
  return useInspectedActor(machine, { input: { outbox, query } });
}

function useList(actor: SalesActor) {
  const list = useActorState(actor, ({ children }) => children.list);
  if (!list) throw new Error('The page of sales has stopped, and its list with it.');
  return list;
}
