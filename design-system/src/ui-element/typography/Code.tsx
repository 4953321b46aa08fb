import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A number, key or path that is copied letter by letter. */
export const Code = styled.code`
  padding-block: 1px;
  padding-inline: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};
  color: ${theme.color.ink};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
