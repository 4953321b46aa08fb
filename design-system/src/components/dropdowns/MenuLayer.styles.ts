import type { ComponentType, HTMLAttributes } from 'react';
import { Header } from 'react-aria-components/Header';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSection } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { css, keyframes, styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export type MenuEntrance = 'fade' | 'flip' | 'slide';

const flip = keyframes`from { opacity: 0; transform: perspective(40rem) rotateX(-80deg); }`;
const slide = keyframes`from { opacity: 0; translate: 0 -1rem; }`;

const entrances: Record<MenuEntrance, ReturnType<typeof css> | string> = {
  fade: '',
  flip: css`
    transform-origin: top;
    animation: ${flip} ${theme.duration.slow} ${theme.easing.enter};
  `,
  slide: css`
    animation: ${slide} ${theme.duration.slow} ${theme.easing.enter};
  `,
};

export const Layer = styled(Popover)<PopoverProps & { $entrance?: MenuEntrance }>`
  ${({ $entrance = 'fade' }) => entrances[$entrance]}
  min-inline-size: 12rem;
  max-inline-size: min(22rem, 100vw - 2 * ${space.l});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

// The types of both are written out: they would name some that the library does not export.
export const List: ComponentType<MenuProps<object>> = styled(Menu<object>)`
  padding: ${space.s};
  outline: none;
`;

export const Section = styled(MenuSection<object>)`
  &:not(:first-child) {
    margin-block-start: ${space.s};
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.border};
  }

  &:has(+ [role='menuitem']) {
    margin-block-end: ${space.s};
    padding-block-end: ${space.s};
    border-block-end: 1px solid ${color.border};
  }
`;

export const SectionTitle = styled(Header)`
  padding-block: ${space.xs};
  padding-inline: ${space.m};
  color: ${color.ink3};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.semibold};
`;

const tones = {
  plain: css`
    --ink: ${color.ink2};
    --ink-chosen: ${color.primaryInk};
    --fill-chosen: ${color.primarySoft};
  `,
  danger: css`
    --ink: ${color.dangerInk};
    --ink-chosen: ${color.dangerInk};
    --fill-chosen: ${color.dangerSoft};
  `,
  denied: css`
    --ink: ${color.ink3};
    --ink-chosen: ${color.ink2};
    --fill-chosen: ${color.sunken};
  `,
};

export const Entry = styled(MenuItem<object>)<MenuItemProps & { $tone: keyof typeof tones }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: max(2.25rem, ${theme.size.target});
  padding-block: ${space.xs};
  padding-inline: ${space.m};
  border-radius: ${radius.m};
  color: var(--ink);
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;

  &[data-focused],
  &[data-open] {
    background: var(--fill-chosen);
    color: var(--ink-chosen);
  }
  &[data-disabled] {
    color: ${color.ink3};
    cursor: default;
    opacity: 0.6;
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

/** Alone is the name of its item: the mark beside it describes it. */
export const DeniedLabel = styled(Text)`
  flex: 1;
  min-inline-size: 0;
`;

/** Describes the item, which stays a focus stop. */
export const Denied = styled(Text)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  font-size: ${theme.text.caption};
`;

/** Keeps its room while the item is not chosen, so that labels stand below each other. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  inline-size: ${theme.size.iconText};
`;

export const Shortcut: ComponentType<HTMLAttributes<HTMLElement>> = styled(Keyboard)`
  color: ${color.ink3};
  font-family: inherit;
  font-size: ${theme.text.caption};

  ${media.coarsePointer} {
    display: none;
  }
`;

/** Points to where the submenu opens. */
export const Further = styled(Icon)`
  color: ${color.ink3};

  &:dir(rtl) {
    scale: -1 1;
  }
`;
