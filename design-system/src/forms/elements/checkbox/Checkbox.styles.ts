import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';
import { choiceLabel, choiceMark, labelInset } from '../../field/Choice.styles.ts';

export const Label = styled.label`
  ${choiceLabel}

  && ~ p,
  && ~ div {
    margin-inline-start: ${labelInset};
  }
`;

const tick = 'polygon(14% 44%, 0 58%, 38% 96%, 100% 26%, 86% 12%, 38% 68%)';
const dash = 'inset(42% 4%)';

export const Tick = styled.input`
  ${choiceMark}
  border-radius: ${theme.radius.s};

  &::before {
    border-radius: 5px;
  }
  &::after {
    inline-size: 0.6875rem;
    block-size: 0.6875rem;
    clip-path: ${tick};
  }
  &:indeterminate::before {
    border-color: var(--tone);
    background: var(--tone);
  }
  &:indeterminate::after {
    opacity: 1;
    clip-path: ${dash};
  }
  &[aria-invalid='true']::before {
    border-color: ${theme.color.dangerInk};
  }
`;
