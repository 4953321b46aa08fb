import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import type { Tone } from '../../../theme/tones.ts';
import { choiceLabel, choiceMark, underTheWords } from '../../field/Choice.styles.ts';

export const Label = styled.label`
  ${choiceLabel}
`;

export const Dot = styled.input<{ $tone: Tone }>`
  ${choiceMark}

  &,
  &::before,
  &::after {
    border-radius: ${theme.radius.full};
  }
  &::after {
    inline-size: 0.5rem;
    block-size: 0.5rem;
  }
`;

export const Options = styled.div<{ $orientation: 'vertical' | 'horizontal' }>`
  display: flex;
  flex-flow: ${({ $orientation }) => ($orientation === 'vertical' ? 'column' : 'row wrap')};
  gap: ${({ $orientation }) => ($orientation === 'vertical' ? theme.space.xs : `${theme.space.xs} ${theme.space.xl}`)};
  align-items: start;
  min-inline-size: 0;
`;

export const Option = styled.div`
  min-inline-size: 0;
`;

export const OptionHelp = styled.div`
  margin-inline-start: ${underTheWords};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;
