import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem } from 'react-aria-components/Tree';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, size, space, weight } = theme;

const step = '1.5rem';

export const Root = styled(Tree<object>)`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-inline-size: 0;
  border-radius: ${radius.m};
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Row = styled(TreeItem)`
  display: flex;
  gap: ${space.s};
  min-block-size: max(2.25rem, ${size.target});
  padding-inline: ${space.xs} ${space.m};
  border-radius: ${radius.m};
  color: ${color.ink2};
  font-weight: ${weight.medium};
  cursor: pointer;
  outline: none;
  transition: background-color ${duration.fast};

  /* In the first line, however many lines the label takes. */
  > [role='gridcell'] > :not(:first-child) {
    flex: none;
    margin-block: max((2.25rem - 1lh) / 2, (${size.target} - 1lh) / 2);
    block-size: 1lh;
  }
  &[data-hovered] {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &[data-selected] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** Moves a line in by its level, with a hairline below each thing that holds it. */
export const Indent = styled.span`
  flex: none;
  inline-size: calc((var(--tree-item-level) - 1) * ${step});
  margin-inline-end: calc(-1 * ${space.s});
  margin-block: -1px;
  background: linear-gradient(to right, transparent 11px, ${color.border} 11px 12px, transparent 12px);
  background-size: ${step} 100%;
`;

/** Keeps its room where there is nothing to open, so that labels of one level stand below each other. */
export const Turn = styled.span`
  display: flex;
  align-items: center;
  inline-size: max(${step}, ${size.target});
`;

export const Toggle = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: max(${step}, ${size.target});
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink3};
  cursor: inherit;

  &[data-hovered] {
    background: ${color.border};
    color: ${color.ink};
  }

  > svg {
    transition: rotate ${duration.fast} ${theme.easing.move};
  }
  &:dir(rtl) > svg {
    rotate: 180deg;
  }
  [data-expanded] & > svg {
    rotate: 90deg;
  }
`;

/** Says to the eye what `aria-selected` says to screen readers. */
export const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.125rem;

  &::before {
    content: '';
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1.5px solid ${color.controlBorder};
    border-radius: ${radius.s};
    background: ${color.surface};
  }
  [data-selected] &::before {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &::before,
  &::after {
    grid-area: 1 / 1;
  }
  [data-selected] &::after {
    content: '';
    inline-size: 0.3125rem;
    block-size: 0.5625rem;
    margin-block-end: 2px;
    border: solid ${color.onPrimary};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  ${media.forcedColors} {
    [data-selected] &::before {
      border-color: HighlightText;
    }
  }
`;

export const Label = styled.span`
  flex: 1 !important;
  block-size: auto !important;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Empty = styled.div`
  padding: ${space.m};
  color: ${color.ink3};
`;
