import type { InvoiceListQuery } from '@embarque/design-system/invoice-table';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type InvoiceList, listInvoices } from '../../../invoices/invoice-list.api.ts';
import { lastPageOf, readInvoiceQuery } from '../../../invoices/invoice-list.query.ts';
import { withListParams } from '../../../query/search-params.ts';
import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import { useReloadOnNewDay } from '../../../query/useReloadOnNewDay.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { useSearchText } from '../../../query/useSearchText.ts';
import type { ShownInvoices } from '../model/invoice.commands.ts';
import { type InvoiceCommands, useInvoiceCommands } from '../useInvoiceCommands.ts';

export interface InvoiceListState {
  result: QueryResult<InvoiceList>;
  /** The query in the URL. */
  query: InvoiceListQuery;
  /** The query with the text that is being typed. */
  typed: InvoiceListQuery;
  ask: (change: Partial<InvoiceListQuery>) => void;
  /** Shows all invoices again. */
  clear: () => void;
  commands: InvoiceCommands;
  /** How many invoices match, without those that are deleted. */
  total: number;
}

const NONE: ShownInvoices = [];

/** The list that the URL asks for, with the commands on top that are not loaded yet. */
export function useInvoiceList(): InvoiceListState {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const query = readInvoiceQuery(searchParams);
  const result = useQuery(listInvoices, query);
  useReloadOnNewDay(result.reload);
  const { data } = result;
  const loaded = useMemo<ShownInvoices>(() => data?.invoices.map((invoice) => ({ invoice })) ?? NONE, [data]);
  const commands = useInvoiceCommands(loaded, result.reload);
  const gone = loaded.filter(({ invoice }) => commands.deleted.includes(invoice.id)).length;
  const total = (data?.total ?? 0) - gone;

  // A typed search replaces the history entry: otherwise every letter would be a step back.
  const goTo = (change: Partial<InvoiceListQuery>, isReplacing = 'q' in change) =>
    changeSearchParams((current) => withListParams(current, change), { replace: isReplacing });
  const search = useSearchText(query.q, (q) => goTo({ q }));
  const ask = ({ q, ...change }: Partial<InvoiceListQuery>) => {
    if (q !== undefined) search.setText(q);
    if (Object.keys(change).length > 0) goTo(change);
  };

  const clear = () => goTo({ q: '', status: undefined }, false);

  // Deleting the last row of the last page leaves nothing to show on it.
  const last = lastPageOf(total, query.perPage);
  const isBeyond = data !== null && !result.isLoading && query.page > last;
  const goToLast = useEffectEvent(() => goTo({ page: last }, true));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  return { result, query, typed: { ...query, q: search.text }, ask, clear, commands, total };
}
