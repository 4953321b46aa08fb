import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, size, space, text, weight } = theme;

export const Root = styled.div`
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-start: calc(-1 * ${space.s});
`;

export const Heading = styled.h3`
  min-inline-size: 0;
  font-size: 0.9375rem;
`;

/** As large as the field that takes its place, so that nothing moves. */
export const Press = styled.button`
  min-inline-size: ${size.target};
  min-block-size: max(${size.controlSmall}, ${size.target});
  padding-inline: ${space.s} ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: text;

  &:hover {
    border-color: ${color.border};
    background: ${color.surface};
  }
`;

export const Field = styled.input`
  inline-size: 100%;
  min-block-size: max(${size.controlSmall}, ${size.target});
  padding-inline: ${space.s};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  font-size: 0.9375rem;
  font-weight: ${weight.bold};

  &[aria-invalid='true'] {
    border-color: ${color.dangerInk};
  }
`;

export const Message = styled.p`
  padding-inline: ${space.s};
  color: ${color.dangerInk};
  font-size: ${text.small};

  &:empty {
    display: none;
  }
`;
