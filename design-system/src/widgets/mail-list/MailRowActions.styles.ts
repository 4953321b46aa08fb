import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, size, space } = theme;

export const SmallButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: max(1.75rem, ${size.target});
  block-size: max(1.75rem, ${size.target});
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink3};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -1px;
  }
`;

/** Over the time, so that no text moves when they come, and inside the outline of the row. */
export const Root = styled.span`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  display: none;
  align-items: center;
  gap: ${space.xxs};
  padding-inline: ${space.m} ${space.l};
  background: inherit;
  opacity: 0;

  button:hover {
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
    color: ${color.ink};
  }
  ${media.hover} {
    display: flex;
  }
  [role='row']:hover > &,
  &:focus-within {
    opacity: 1;
  }
  [data-narrow] & {
    inset-block-end: auto;
    padding-inline-end: ${space.m};
  }
`;
