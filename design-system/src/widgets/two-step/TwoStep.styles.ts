import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text } = theme;

export const Squares = styled.svg`
  display: block;
  inline-size: min(12rem, 100%);
  margin-inline: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`;

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.s};
  margin: 0;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  list-style: none;
`;

export const Code = styled.li`
  color: ${color.ink};
  font-family: ui-monospace, monospace;
  font-size: ${text.body};
  text-align: center;
`;

export const Body = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  overflow-wrap: anywhere;
`;
