import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { amount as amountStyle } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { EntryList } from '../entry-list/EntryList.tsx';

export interface Transaction {
  /** Tells it from the other transactions. */
  id: string;
  /** The way the money went: "Card", "Pix". */
  name: string;
  /** The purpose of the transaction. */
  kind: string;
  /** How much came in; what went out is below zero. */
  amount: number;
  icon: LucideIcon;
  /**
   * The colour of the icon.
   * @default 'primary'
   */
  tone?: Tone;
}

export interface TransactionsCardProps extends Omit<CardProps, 'children'> {
  /** The transactions in their order. */
  transactions: readonly Transaction[];
  /**
   * The currency of all amounts.
   * @default 'BRL'
   */
  currency?: string;
  /**
   * Whether the first transactions are loading: five lines take their room.
   * @default false
   */
  isLoading?: boolean;
}

/** The last few payments in and out, each with a sign and a colour. For all of them, use `Table`. */
export function TransactionsCard({
  transactions,
  currency = 'BRL',
  isLoading = false,
  ...rest
}: TransactionsCardProps) {
  const format = useMemo(() => ({ style: 'currency', currency, signDisplay: 'exceptZero' }) as const, [currency]);
  const formatValue = useNumberFormat(format);
  if (isLoading) {
    return (
      <Card {...rest}>
        <Loading>
          <EntryList entries={placeholders} />
        </Loading>
      </Card>
    );
  }
  return (
    <Card {...rest}>
      <EntryList
        entries={transactions.map(({ id, name, kind, amount, icon, tone = 'primary' }) => ({
          id,
          face: <Avatar name={name} icon={icon} tone={tone} variant="soft" shape="rounded" isDecorative />,
          title: name,
          detail: kind,
          // The sign stays before its amount on every page.
          end: (
            <Amount dir="ltr" data-direction={directionOf(amount)}>
              {formatValue(amount)}
            </Amount>
          ),
        }))}
      />
    </Card>
  );
}

const placeholders = Array.from({ length: 5 }, (_, index) => ({
  id: `${index}`,
  face: <Skeleton shape="circle" />,
  title: <Skeleton width="60%" />,
  detail: <Skeleton width="40%" />,
}));

function directionOf(amount: number) {
  if (amount === 0) return undefined;
  return amount > 0 ? 'in' : 'out';
}

const Amount = styled.span`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  ${amountStyle}

  &[data-direction='in'] {
    color: ${theme.color.successInk};
  }
  &[data-direction='out'] {
    color: ${theme.color.dangerInk};
  }
`;
