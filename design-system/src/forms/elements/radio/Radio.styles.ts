import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { choiceLabel, choiceMark, labelInset } from '../../field/Choice.styles.ts';

export const Label = styled.label`
  ${choiceLabel}
`;

export const Dot = styled.input`
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

  &:has(> [data-framed]) {
    gap: ${theme.space.s};
  }
`;

export const Option = styled.div`
  min-inline-size: 0;

  &[data-framed] {
    flex: 1 1 auto;
    align-self: stretch;
    padding: ${theme.space.s} ${theme.space.m};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
    transition:
      background-color ${theme.duration.fast},
      border-color ${theme.duration.fast};

    /* All of the frame can be pressed. */
    > label {
      inline-size: auto;
      margin: calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.m});
      padding: ${theme.space.s} ${theme.space.m};

      > span {
        flex: 1;
      }
    }
    &:hover {
      border-color: ${theme.color.controlBorder};
    }
    &:has(:checked) {
      border-color: ${theme.color.primary};
      background: ${theme.color.primarySoft};
    }

    ${media.forcedColors} {
      &:has(:checked) {
        border-color: Highlight;
      }
    }
  }
`;

export const OptionHelp = styled.div`
  margin-inline-start: ${labelInset};
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

/** The icons of all choices stand below each other, at the end of their rows. */
export const WithIcon = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  inline-size: 100%;
`;
