import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { unseen } from '../../theme/styles/unseen.ts';

const { color, duration, leading, radius, size, space, text, weight } = theme;

/** Below this width of the wizard, only the current step has words. */
export const narrow = '@container wizard (max-width: 47.98rem)';
/** The width below which labels would break within a word, so only the current one shows. */
const wordless = '@container wizard (max-width: 23.98rem)';
const forOneTitle = '@container wizard (min-width: 24rem) and (max-width: 47.98rem)';
/** The diameter of a mark on a slim line. */
const slimMark = '1.5rem';

export const Root = styled.nav`
  min-inline-size: 0;
`;

export const List = styled.ol`
  display: flex;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  [data-placement='start'] > & {
    flex-direction: column;
    gap: ${space.xs};
  }
  ${narrow} {
    [data-placement='start'] > & {
      flex-direction: row;
      gap: ${space.s};
    }
  }
`;

/** A line leads from each step to the next, filled behind the steps that are done. */
export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;

  [data-placement='top'] &:not(:last-child) {
    flex: 1 1 auto;

    &::after {
      content: '';
      flex: 1 1 ${space.l};
      min-inline-size: ${space.s};
      block-size: 2px;
      border-radius: ${radius.full};
      background: ${color.border};
      transition: background-color ${duration.normal};
    }
    &[data-state='done']::after {
      background: ${color.primary};
    }
  }
  ${forOneTitle} {
    :not([data-slim]) > ${List} > & {
      flex: 0 0 auto;

      &:has(> [aria-current]) {
        flex: 1 1 auto;
      }
    }
    [data-placement='top']:not([data-slim]) &:not(:last-child) {
      flex: 0 0 auto;

      &::after {
        content: none;
      }
      &:has(> [aria-current]) {
        flex: 1 1 auto;
      }
    }
  }
  ${wordless} {
    [data-slim] &:not(:last-child) {
      align-items: flex-start;

      &::after {
        margin-block-start: calc(${space.xs} + ${slimMark} / 2 - 1px);
      }
    }
  }
  ${media.forcedColors} {
    &::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  overflow: clip;
  place-items: center;
  inline-size: ${size.controlMedium};
  block-size: ${size.controlMedium};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${color.secondarySoft};
  color: ${color.secondaryInk};
  font-weight: ${weight.semibold};
  font-variant-numeric: tabular-nums;
  transition:
    background-color ${duration.fast},
    color ${duration.fast};

  [data-slim] & {
    inline-size: ${slimMark};
    block-size: ${slimMark};
    border-radius: ${radius.full};

    > svg {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }
  }
`;

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: ${leading.tight};
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  color: ${color.ink2};
  font-weight: ${weight.semibold};

  [data-slim] & {
    font-size: ${text.small};
  }
`;

export const Subtitle = styled.span`
  margin-block-start: 2px;
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Step = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.xs};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
  &:hover:enabled ${Title} {
    color: ${color.primaryInk};
  }
  &[data-state='current'] {
    ${Mark} {
      background: ${color.primary};
      color: ${color.onPrimary};
    }
    ${Title} {
      color: ${color.primaryInk};
    }
  }
  &[data-state='done'] ${Mark} {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[data-state='wrong'] {
    ${Mark} {
      background: ${color.dangerSoft};
      color: ${color.dangerInk};
    }
    ${Title} {
      color: ${color.dangerInk};
    }
  }
  [data-placement='start'] & {
    inline-size: 100%;
  }
  [data-slim] & {
    gap: ${space.s};
  }
  ${narrow} {
    [data-placement]:not([data-slim]) &:not([aria-current]) ${Text} {
      ${unseen}
    }
  }
  ${wordless} {
    [data-placement]:not([data-slim]) & ${Text} {
      ${unseen}
    }
    [data-slim] & {
      flex-direction: column;
      gap: ${space.xxs};
      text-align: center;
    }
  }
  ${media.forcedColors} {
    ${Mark} {
      border-color: currentColor;
    }
    &[aria-current] ${Mark} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
