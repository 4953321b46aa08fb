import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type DividerLine = 'solid' | 'dashed' | 'dotted';
export type DividerPosition = 'start' | 'startCenter' | 'center' | 'endCenter' | 'end';

const { color, space, text, weight } = theme;

/** How the room is shared between the line before the words and the line after them. */
const shares: Record<DividerPosition, [before: number, after: number]> = {
  start: [0, 1],
  startCenter: [1, 3],
  center: [1, 1],
  endCenter: [3, 1],
  end: [1, 0],
};

/** Dots of one pixel run together. */
const thickness: Record<DividerLine, string> = { solid: '1px', dashed: '1px', dotted: '2px' };

interface RootStyleProps {
  $isTinted: boolean;
  $line: DividerLine;
  $position: DividerPosition;
}

/** Dots and dashes in the colour of hairlines would be lost. */
function lineColor({ $isTinted, $line }: RootStyleProps) {
  if ($isTinted) return 'var(--tone)';
  return $line === 'solid' ? color.border : color.controlBorder;
}

export const Root = styled.div<RootStyleProps>`
  --line: ${lineColor};
  --words: ${({ $isTinted }) => ($isTinted ? 'var(--tone-ink)' : color.ink3)};
  display: flex;
  align-items: center;
  min-inline-size: 0;
  margin-block: ${space.l};

  &::before,
  &::after {
    content: '';
    border-block-start: ${({ $line }) => thickness[$line]} ${({ $line }) => $line} var(--line);
  }
  &::before {
    flex: ${({ $position }) => shares[$position][0]};
  }
  &::after {
    flex: ${({ $position }) => shares[$position][1]};
  }
`;

const ends: Partial<Record<DividerPosition, string>> = {
  start: 'padding-inline-start: 0;',
  end: 'padding-inline-end: 0;',
};

export const Text = styled.span<{ $position: DividerPosition }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs} ${space.s};
  min-inline-size: 0;
  padding-inline: ${space.m};
  ${({ $position }) => ends[$position]}
  color: var(--words);
  font-size: ${text.small};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  text-align: center;
`;
