import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A key, or keys pressed together: "⌘K". */
export const Kbd = styled.kbd`
  display: inline-block;
  min-inline-size: 1.5rem;
  max-inline-size: 100%;
  padding-block: 1px;
  padding-inline: ${theme.space.xs};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  color: ${theme.color.ink3};
  font-family: inherit;
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  text-align: center;
`;
