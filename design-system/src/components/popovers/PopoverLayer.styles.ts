import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

export type PopoverSize = 'text' | 'card' | 'panel';

export const Layer = styled(Popover)`
  inline-size: max-content;
  max-inline-size: min(18rem, 100vw - 2 * ${space.l});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  overflow-wrap: anywhere;
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &:is([data-size='card'], [data-size='panel']) {
    inline-size: 25rem;
    max-inline-size: calc(100vw - 2 * ${space.l});
  }
  &[data-size='card'] {
    inline-size: 20rem;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Content = styled(Dialog)`
  outline: none;
`;

export const Title = styled(Heading)`
  padding-block: ${space.m};
  padding-inline: ${space.l};
  border-block-end: 1px solid ${color.border};
  font-size: ${theme.text.body};
`;

export const Body = styled.div<{ $size: PopoverSize }>`
  ${({ $size }) => $size !== 'panel' && `padding-block: ${space.m}; padding-inline: ${space.l};`}
`;
