import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

const { color, size, space } = theme;

export const Root = styled.form`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.m};
  padding-inline: ${space.l} ${space.m};
  border-block-end: 1px solid ${color.border};
  background: ${color.sunken};
  color: ${color.primaryInk};

  &:focus-within {
    background: ${color.surface};
    box-shadow: inset 0 -2px 0 ${color.primary};
  }
`;

export const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: max(2.75rem, ${size.target});
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font: inherit;

  &::placeholder {
    color: ${color.ink3};
  }
`;
