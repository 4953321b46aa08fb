import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import {
  controlDisabled,
  controlFocus,
  controlInvalid,
  controlSize,
  controlSurface,
} from '../../field/Control.styles.ts';
import type { FieldSize } from '../../field/field-props.ts';

export const Trigger = styled(Button)<{ $size: FieldSize }>`
  ${controlSize}
  ${controlSurface}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  inline-size: 100%;
  padding-block: 0;
  padding-inline: var(--pad);
  text-align: start;
  cursor: pointer;

  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-placeholder] {
    color: ${theme.color.ink3};
  }
  > svg {
    color: ${theme.color.ink3};
  }
  &[data-hovered] {
    border-color: ${theme.color.ink3};
  }
  &[data-invalid] {
    ${controlInvalid}
  }
  &[data-focused],
  &[aria-expanded='true'] {
    ${controlFocus}
  }
  &[data-disabled] {
    ${controlDisabled}
  }
`;

export const Layer = styled(Popover)`
  display: flex;
  min-inline-size: var(--trigger-width);
  max-inline-size: min(24rem, calc(100vw - 2 * ${theme.space.s}));
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.floating};
  transition: opacity ${theme.duration.fast};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Options = styled(ListBox)`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 20rem;
  padding: ${theme.space.xs};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const Option = styled(ListBoxItem)<{ $size: FieldSize }>`
  ${controlSize}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.s};
  color: ${theme.color.ink};
  cursor: pointer;

  > svg {
    visibility: hidden;
    color: ${theme.color.primaryInk};
  }
  &[data-selected] {
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
  &[data-focused] {
    background: ${theme.color.primarySoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const OptionText = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  [data-focused] > & small {
    color: ${theme.color.ink2};
  }
`;
