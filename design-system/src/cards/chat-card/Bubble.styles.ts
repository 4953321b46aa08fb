import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

/** A message on the side of its sender. The corner beside the sender is sharper than the others, in the last one of a group. */
export const Bubble = styled.div`
  max-inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  overflow-wrap: anywhere;
  text-align: start;
  unicode-bidi: plaintext;

  &[data-from='me'] {
    border-color: transparent;
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-last][data-from='them'] {
    border-end-start-radius: ${space.xs};
  }
  &[data-last][data-from='me'] {
    border-end-end-radius: ${space.xs};
  }
  > svg {
    display: inline-block;
    margin-inline-end: ${space.xs};
    vertical-align: -0.15em;
  }
  ${media.forcedColors} {
    &[data-from='me'] {
      border-color: Highlight;
    }
  }
`;
