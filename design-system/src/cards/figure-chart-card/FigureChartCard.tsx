import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Sparkline, type SparklineProps } from '../../charts/sparkline/Sparkline.tsx';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card } from '../card/Card.tsx';
import { FigureNote } from '../key-figure/FigureNote.styles.ts';
import { type FigureFormat, KeyFigure, type KeyFigureProps } from '../key-figure/KeyFigure.tsx';

export interface FigureChartCardProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<SparklineProps, 'values' | 'shape' | 'markers' | 'hasGrid'>,
    Pick<KeyFigureProps, 'explanation'> {
  /** The name of the figure. */
  label: string;
  /** The figure; `null` when there is none. */
  value: number | null;
  /**
   * How the figure is written.
   * @default 'thousands'
   */
  format?: FigureFormat;
  /** Stands at the end of the figure's line. */
  icon?: LucideIcon;
  /**
   * The colour of the icon and the chart.
   * @default 'primary'
   */
  tone?: Tone;
  /** How the figure changed, below it. While the figure loads, it only takes its room. */
  note?: ReactNode;
  /**
   * Whether the figure is still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** A figure and how it came about, in one glance. To read values off, use `TrendCard`; for a change in per cent, `StatTile`. */
export function FigureChartCard(props: FigureChartCardProps) {
  const { label, value, format = 'thousands', icon, tone = 'primary', values, shape = 'line', ...others } = props;
  const { markers, hasGrid, explanation, note, isLoading = false, ...rest } = others;
  const { t } = useLingui();
  const labelId = useId();
  const formatValue = useNumberFormat(undefined);
  const written = (one: number | null) => (one === null ? '—' : formatValue(one));
  const hasValues = values.some((one) => one !== null);
  const chart = { values, shape, tone, ...(markers && { markers }), ...(hasGrid && { hasGrid }) };
  return (
    <Card padding="none" {...rest} role="group" aria-labelledby={labelId}>
      <Content as={isLoading ? Loading : 'div'} {...(isLoading && { label: t`${label}: loading…` })}>
        <Head>
          <KeyFigure
            label={<span id={labelId}>{label}</span>}
            value={isLoading ? undefined : value}
            format={format}
            size="large"
            explanation={explanation}
          />
          {icon && <Avatar name={label} icon={icon} tone={tone} variant="soft" isDecorative />}
        </Head>
        {note && <Note data-waits={isLoading || undefined}>{note}</Note>}
        <Chart data-shape={shape} data-empty={(!isLoading && !hasValues) || undefined}>
          {isLoading && <Skeleton shape="block" height="100%" />}
          {!isLoading && hasValues && (
            <Sparkline {...chart} label={t`${label} in the course of time: ${values.map(written).join('; ')}`} />
          )}
          {!isLoading && !hasValues && <Trans>No values yet</Trans>}
        </Chart>
      </Content>
    </Card>
  );
}

const { space } = theme;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.card} ${space.card} ${space.m};

  > :first-child {
    flex: 1;
  }
`;

const Note = styled(FigureNote)`
  margin-inline: ${space.card};
  margin-block-end: ${space.m};
`;

/** A surface reaches the edges of the card, a line or bars keep their distance. */
const Chart = styled.div`
  flex: none;
  block-size: 6.5rem;
  margin-block-start: auto;

  &[data-empty] {
    display: grid;
    place-items: center;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  &:not([data-shape='area']) {
    padding: ${space.s} ${space.card} ${space.card};
  }
`;
