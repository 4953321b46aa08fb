import { css, styled } from 'styled-components';
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
  &:has(> [data-framed='tile']) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  }
`;

/** A card with its icon and its mark on one line, and the label below them. */
const tile = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space.xs};

  > span,
  > span > span {
    display: contents;
  }
  > input {
    grid-area: 1 / 2;
    margin-inline: 0 calc(-1 * ${theme.space.xs});
  }
  svg {
    grid-area: 1 / 1;
    align-self: center;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    color: ${theme.color.primaryInk};
  }
  > span > span > span {
    grid-column: 1 / -1;
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
    line-height: ${theme.leading.tight};
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
    &[data-framed='tile'] > label {
      ${tile}
    }
    &:hover {
      border-color: ${theme.color.controlBorder};
    }
    &:has(:checked) {
      border-color: ${theme.color.primary};
      background: ${theme.color.primarySoft};
    }

    &:has(:disabled) {
      background: ${theme.color.sunken};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
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

  [data-framed='tile'] > & {
    margin-inline-start: 0;
  }
`;

export const WithIcon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};

  > span {
    min-inline-size: 0;
  }
`;
