import { EmptyState, ErrorState, Loading, Skeleton } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import { focusHeadingWhenLost } from '../../../routing/focus.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { salesCalls } from '../sales.api.ts';
import { SalePanel, type SalePanelProps } from './SalePanel.tsx';
import type { Sale } from '../server/sale.schema.ts';

export interface OpenSaleProps extends Omit<SalePanelProps, 'sale' | 'children'> {
  /** The sale, when the list has it. */
  known: Sale | undefined;
  /** Whether it is deleted, or will be when its undo has expired. */
  isDeleted: boolean;
}

/** The sale that the URL names, from the list or from the server. */
export function OpenSale({ known, isDeleted, ...rest }: OpenSaleProps) {
  // A change may take the sale out of the list that is filtered; its panel stays.
  const [sale] = useState(known);

  // Opened by its URL, there is no link to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  if (isDeleted) {
    return (
      <SalePanel {...rest} sale={null}>
        <MissingSale id={rest.id} />
      </SalePanel>
    );
  }
  return sale ? <SalePanel {...rest} sale={sale} /> : <LoadedSale {...rest} />;
}

function LoadedSale(props: Omit<SalePanelProps, 'sale' | 'children'>) {
  const result = useQuery(salesCalls.find, props.id);
  return (
    <SalePanel {...props} sale={result.data}>
      <NoSaleYet id={props.id} result={result} />
    </SalePanel>
  );
}

function NoSaleYet({ id, result }: { id: string; result: QueryResult<Sale | null> }) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);

  if (result.error !== null) {
    return (
      <ErrorState headingLevel={3} title={t`Couldn't load the sale`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={result.error} />
      </ErrorState>
    );
  }
  if (!result.isLoading) return <MissingSale id={id} />;
  return (
    <Loading>
      <Skeleton shape="block" height="24rem" />
    </Loading>
  );
}

function MissingSale({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <EmptyState headingLevel={3} title={t`No sale ${id}`}>
      <Trans>It may have been deleted, or the link may contain a typo.</Trans>
    </EmptyState>
  );
}
