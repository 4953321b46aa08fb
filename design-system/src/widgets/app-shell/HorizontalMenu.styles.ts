import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Row = styled.nav`
  padding-inline: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xxs};
    padding-block: ${theme.space.xs};
  }
`;

export const Top = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 2.5rem;
  padding-inline: ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: inherit;
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
  }
  &[data-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
`;
