import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Card } from '../card/Card.tsx';
import { Difference } from './Difference.tsx';
import type { Better } from './judge.ts';
import { Change, Chart, Content, Figure, Head, Since } from './StatTile.styles.ts';

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the figure. */
  label: string;
  /** The figure. */
  value: number;
  /** How the figure is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** How it changed, as a share: 0.124 is 12.4 % more. */
  change?: number;
  /**
   * Which change is good news; with `neither`, none is.
   * @default 'more'
   */
  better?: Better;
  /** The period that the change is compared with: "vs. last month". */
  since?: ReactNode;
  /** Stands at the end of the label's line. */
  icon?: LucideIcon;
  /** A small chart of the same figure, 48 px high. It only repeats what is written, so screen readers may pass over it. */
  chart?: ReactNode;
  /**
   * Whether the figure is still loading. The tile keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** One figure that matters, and whether it goes the right way. For several figures of one thing, use `DescriptionList`. */
export function StatTile({
  label,
  value,
  format,
  change,
  better = 'more',
  since,
  icon,
  chart,
  isLoading = false,
  ...rest
}: StatTileProps) {
  const { t } = useLingui();
  const labelId = useId();
  const formatValue = useNumberFormat(format);

  return (
    <Card {...rest} role="group" aria-labelledby={labelId}>
      <Content as={isLoading ? Loading : 'div'} {...(isLoading && { label: t`${label}: loading…` })}>
        <Head>
          <span id={labelId}>{label}</span>
          {icon && <Icon icon={icon} size="menu" />}
        </Head>
        <Figure>{isLoading ? <Skeleton width="6ch" /> : formatValue(value)}</Figure>
        {change !== undefined && (
          <Change>
            {isLoading ? <Skeleton width="9rem" /> : <Difference share={change} better={better} />}
            {!isLoading && since && <Since>{since}</Since>}
          </Change>
        )}
        {chart && <Chart>{isLoading ? <Skeleton shape="block" height="100%" /> : chart}</Chart>}
      </Content>
    </Card>
  );
}
