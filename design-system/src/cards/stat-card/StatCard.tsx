import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card } from '../card/Card.tsx';
import { type FigureFormat, KeyFigure } from '../key-figure/KeyFigure.tsx';

export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the figure. */
  label: string;
  /** The figure. */
  value: number;
  /**
   * How the figure is written.
   * @default 'thousands'
   */
  format?: FigureFormat;
  icon: LucideIcon;
  /** @default 'primary' */
  tone?: Tone;
  /**
   * The icon above the figure, in the middle, or at the end of its line.
   * @default 'horizontal'
   */
  layout?: 'horizontal' | 'vertical';
  /**
   * Whether the figure is still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** One figure that is what it is. For a figure that goes up or down, use `StatTile`; for several in one card, `StatStrip`. */
export function StatCard(props: StatCardProps) {
  const { label, value, format = 'thousands', icon, tone = 'primary', layout = 'horizontal', ...others } = props;
  const { isLoading = false, ...rest } = others;
  const { t } = useLingui();
  const labelId = useId();
  return (
    <Card {...rest} role="group" aria-labelledby={labelId} align={layout === 'vertical' ? 'center' : 'start'}>
      <Line data-layout={layout} as={isLoading ? Loading : 'div'} {...(isLoading && { label: t`${label}: loading…` })}>
        <Avatar name={label} icon={icon} tone={tone} variant="soft" isDecorative />
        <KeyFigure
          size={layout === 'vertical' ? 'medium' : 'large'}
          label={<span id={labelId}>{label}</span>}
          value={isLoading ? undefined : value}
          format={format}
        />
      </Line>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};

  &[data-layout='vertical'] {
    flex-direction: column;
  }
`;
