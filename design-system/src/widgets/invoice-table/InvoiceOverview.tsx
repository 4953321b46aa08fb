import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../components/segmented-control/SegmentedControl.tsx';
import { Select } from '../../forms/elements/select/Select.tsx';
import { amountOfCents } from '../../lib/money/money.ts';
import { useMediaQuery } from '../../lib/react/useMediaQuery.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { money } from '../product-card/money.ts';
import type { ListedStatus } from './invoice-table.types.ts';
import { STATUSES, useStatusLabels } from './useStatusLabels.ts';

export interface InvoiceOverviewProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The status that the list is narrowed to. */
  status: ListedStatus | undefined;
  /** Called with another status; `undefined` for all. */
  onStatusChange: (change: { status: ListedStatus | undefined }) => void;
  /** How many invoices of each status the search finds; `null` while they load. */
  counts: Readonly<Record<ListedStatus, number>> | null;
  /** Sums of all invoices that match, in cents; `null` while they load, `undefined` when they cannot be loaded. */
  sums: { total: number; open: number; overdue: number } | null | undefined;
}

const ALL = 'All';

/** The statuses with their counts, and the sums of the filtered list. */
export function InvoiceOverview({ status, onStatusChange, counts, sums, ...rest }: InvoiceOverviewProps) {
  const { t } = useLingui();
  const labels = useStatusLabels();
  const isPhone = useMediaQuery(media.phone);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const options = [
    { value: ALL, label: withCount(t({ message: 'All', context: 'invoices' }), all) },
    ...STATUSES.map((value) => ({ value, label: withCount(labels[value], counts && counts[value]) })),
  ];
  const choice = {
    label: t({ message: 'Status', context: 'invoice' }),
    options,
    value: status ?? ALL,
    onChange: ({ value }: { value: string }) => onStatusChange({ status: STATUSES.find((one) => one === value) }),
  };
  return (
    <Root {...rest}>
      {isPhone ? <Select {...choice} /> : <SegmentedControl {...choice} />}
      <Sums sums={sums} />
    </Root>
  );
}

function Sums({ sums }: Pick<InvoiceOverviewProps, 'sums'>) {
  const format = useNumberFormat(money);
  const missing = sums === null ? '…' : '–';
  const text = (cents: number | undefined) => (cents === undefined ? missing : format(amountOfCents(cents)));
  return (
    <Figures>
      <div>
        <dt>
          <Trans context="invoices">Total</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{text(sums?.total)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans context="invoices">Open</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{text(sums?.open)}</bdi>
        </dd>
      </div>
      <div data-overdue={Boolean(sums?.overdue) || undefined}>
        <dt>
          <Trans context="invoices">Overdue</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{text(sums?.overdue)}</bdi>
        </dd>
      </div>
    </Figures>
  );
}

const withCount = (label: string, count: number | null) => (count === null ? label : `${label} (${count})`);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space.m} ${theme.space.xl};
  min-inline-size: 0;

  ${media.phone} {
    > :first-child {
      inline-size: 100%;
    }
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};

  dt {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  dd {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
    ${tabular}
  }
  [data-overdue] dd {
    color: ${theme.color.dangerInk};
  }
`;
