import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { ExplainedFigure } from './ExplainedFigure.tsx';
import type { FigureExplanation } from './figure-explanation.types.ts';
import { inThousands } from './thousands.ts';

/** How a figure is written: as for `Intl.NumberFormat`, or short, with a k for thousands. */
export type FigureFormat = Intl.NumberFormatOptions | 'thousands';

export interface KeyFigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the figure. */
  label: ReactNode;
  /** The figure. Leave out while it loads; `null` when there is none. */
  value: number | null | undefined;
  /** How the figure is written. */
  format?: FigureFormat | undefined;
  /**
   * How loud the figure is.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** How the figure came about: a press on it shows this. */
  explanation?: FigureExplanation | undefined;
}

/** A figure and what it is, inside a card that says more. For a figure alone, use `StatTile`. */
export function KeyFigure({ label, value, format, size = 'medium', explanation, ...rest }: KeyFigureProps) {
  const formatValue = useFigure(format);
  const figure = value === null ? '—' : value === undefined ? undefined : formatValue(value);
  return (
    <Root {...rest} data-size={size}>
      <Figure>
        {figure === undefined ? <Skeleton width="5ch" /> : <ExplainedFigure {...{ figure, explanation }} />}
      </Figure>
      <Label>{label}</Label>
    </Root>
  );
}

/** How figures are written. */
export function useFigure(format: FigureFormat | undefined): (value: number) => string {
  const formatValue = useNumberFormat(format === 'thousands' ? undefined : format);
  return format === 'thousands' ? inThousands : formatValue;
}

const { color, leading, space, text, tracking, weight } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space.xxs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Figure = styled.div`
  color: ${color.ink};
  font-size: ${text.heading};
  font-weight: ${weight.bold};
  letter-spacing: ${tracking.title};
  line-height: ${leading.tight};
  ${tabular}

  [data-size='small'] > & {
    font-size: ${text.large};
  }
  [data-size='large'] > & {
    font-size: ${text.figure};
  }
`;

const Label = styled.div`
  color: ${color.ink3};
  font-size: ${text.small};
`;
