import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { type FigureFormat, KeyFigure } from '../key-figure/KeyFigure.tsx';

export interface Stat {
  /** Tells it from the other figures. */
  id: string;
  /** The name of the figure. */
  label: string;
  /** The figure. It is ignored while `isLoading`. */
  value: number;
  /**
   * How the figure is written.
   * @default 'thousands'
   */
  format?: FigureFormat;
  icon: LucideIcon;
  /** @default 'primary' */
  tone?: Tone;
}

export interface StatStripProps extends Omit<CardProps, 'title' | 'actions' | 'children'> {
  title: string;
  /** The figures, from two to six. */
  stats: readonly Stat[];
  /** How fresh they are: "Updated a month ago". */
  updated?: ReactNode;
  /**
   * Whether the figures are still loading. The strip keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

/** A few figures of one thing, side by side. For one figure, use `StatCard`; where each has news of its own, `StatTile`. */
export function StatStrip({ stats, updated, isLoading = false, ...rest }: StatStripProps) {
  const { t } = useLingui();
  return (
    <Card {...rest} actions={updated && <Note>{updated}</Note>}>
      <Ground as={isLoading ? Loading : 'div'} {...(isLoading && { label: t`${rest.title}: loading…` })}>
        <Strip role="list">
          {stats.map(({ id, label, value, format = 'thousands', icon, tone = 'primary' }) => (
            <li key={id}>
              <Avatar name={label} icon={icon} tone={tone} variant="soft" isDecorative />
              <KeyFigure label={label} value={isLoading ? undefined : value} format={format} />
            </li>
          ))}
        </Strip>
      </Ground>
    </Card>
  );
}

const { color, space, text } = theme;

const Note = styled.span`
  color: ${color.ink3};
  font-size: ${text.small};
`;

const Ground = styled.div`
  padding-block: ${space.s};
`;

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.xl};

  > li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-inline-size: 0;
  }
`;
