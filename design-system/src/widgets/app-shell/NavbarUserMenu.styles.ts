import { Menu, MenuItem, type MenuItemProps, Popover, Separator } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

export const Layer = styled(Popover)`
  min-inline-size: 13rem;
  max-inline-size: calc(100vw - 2 * ${space.l});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  transition:
    opacity ${theme.duration.normal} ${theme.easing.enter},
    translate ${theme.duration.normal} ${theme.easing.enter};

  &[data-entering] {
    translate: 0 -4px;
    opacity: 0;
  }
`;

export const Entries = styled(Menu<object>)`
  padding: ${space.s};
  outline: none;
`;

export const Entry = styled(MenuItem<object>)<MenuItemProps>`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: max(36px, ${theme.size.target});
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.m};
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;

  &[data-focused] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
`;

export const Line = styled(Separator)`
  block-size: 1px;
  margin-block: ${space.s};
  margin-inline: ${space.m};
  background: ${color.border};
`;
