import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { theme } from '../../theme/theme.ts';

interface DayBlockProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The day, such as `2026-11-26`. */
  day: string;
}

/** A leaf of a calendar: the day of the week, and that of the month. */
export function DayBlock({ day, ...rest }: DayBlockProps) {
  return (
    <Root {...rest} dateTime={day} lang="pt-BR" aria-label={formatDay(day, { dateStyle: 'full' })} role="img">
      <Weekday>{formatDay(day, { weekday: 'short' }).replace('.', '')}</Weekday>
      <Day>{formatDay(day, { day: 'numeric' })}</Day>
    </Root>
  );
}

const { color, leading, radius, space, text, tracking, weight } = theme;

const Root = styled.time`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, auto);
  justify-items: center;
  align-content: center;
  min-inline-size: 3.25rem;
  max-inline-size: 40%;
  padding: ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${color.primarySoft};
  color: ${color.primaryInk};
  line-height: ${leading.tight};
`;

const Weekday = styled.span`
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  letter-spacing: ${tracking.caps};
  text-transform: uppercase;
`;

const Day = styled.span`
  font-size: ${text.heading};
  font-weight: ${weight.bold};
`;
