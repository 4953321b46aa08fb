import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { PersonCell } from '../../tables/table/PersonCell.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { Head, Line, Price, Text } from './JobCard.styles.ts';

export interface JobCardProps extends Omit<CardProps, 'title' | 'subtitle' | 'actions' | 'footer'> {
  /** The job title. */
  title: string;
  /** The company that hires. */
  employer: string;
  /** When the offer was last changed, in words. */
  updated: ReactNode;
  /** The trade that it belongs to. */
  category: ReactNode;
  /** How much of a week it takes: "Full time". */
  hours: ReactNode;
  /** The salary per month. */
  pay: number;
  /**
   * The currency of the pay.
   * @default 'BRL'
   */
  currency?: string;
  /** Whether the person has applied, when somebody else keeps that. */
  hasApplied?: boolean;
  /** Called when the person applies, or thinks better of it. */
  onApply?: (change: { hasApplied: boolean }) => void;
}

/** An open position, and the button to apply. For a person who already works here, use `ProfileCard`. */
export function JobCard({
  title,
  headingLevel = 2,
  employer,
  updated,
  category,
  hours,
  pay,
  currency = 'BRL',
  hasApplied: controlled,
  onApply,
  children,
  ...rest
}: JobCardProps) {
  const titleId = useId();
  const [hasApplied, setApplied] = useControlledState(controlled, false, (next) => onApply?.({ hasApplied: next }));
  const format = useMemo(() => ({ style: 'currency', currency, maximumFractionDigits: 0 }) as const, [currency]);
  const formatValue = useNumberFormat(format);
  const Heading = `h${headingLevel}` as const;

  return (
    <Card role="region" aria-labelledby={titleId} {...rest}>
      <Head>
        <Avatar name={employer} shape="rounded" isDecorative />
        <PersonCell name={employer} detail={updated} />
        <Badge tone="primary">{category}</Badge>
      </Head>
      <Heading id={titleId}>{title}</Heading>
      <Text>{children}</Text>
      <Line>
        <Price>
          <strong>{formatValue(pay)}</strong> <Trans>per month</Trans>
        </Price>
        <Badge tone="success">{hours}</Badge>
      </Line>
      <Button
        width="full"
        variant={hasApplied ? 'soft' : 'solid'}
        tone={hasApplied ? 'success' : 'primary'}
        icon={hasApplied ? Check : undefined}
        aria-describedby={titleId}
        onClick={() => setApplied(!hasApplied)}
      >
        {hasApplied ? <Trans>Withdraw application</Trans> : <Trans>Apply</Trans>}
      </Button>
      <VisuallyHidden role="status">{hasApplied && <Trans>You have applied.</Trans>}</VisuallyHidden>
    </Card>
  );
}
