import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { toastsBeside } from '../toasts/toaster/toasts-room.ts';

const { color, size, space } = theme;

export type PopoverSize = 'text' | 'card' | 'panel';

export const Layer = styled(Popover)`
  inline-size: max-content;
  max-inline-size: min(${size.layerSmall}, 100vw - 2 * ${space.l});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  overflow-wrap: anywhere;
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &:is([data-size='card'], [data-size='panel']) {
    inline-size: ${size.layerMedium};
    max-inline-size: calc(100vw - 2 * ${space.l});
  }
  &[data-size='panel'] {
    inline-size: ${size.layerLarge};
    ${toastsBeside(26)}
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Content = styled(Dialog)`
  outline: none;
`;

export const Body = styled.div<{ $size: PopoverSize }>`
  ${({ $size }) => $size !== 'panel' && `padding-block: ${space.l}; padding-inline: ${space.card};`}
`;
