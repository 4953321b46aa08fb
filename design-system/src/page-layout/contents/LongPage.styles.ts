import { styled } from 'styled-components';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, size, space } = theme;

export const Root = styled.div`
  container-type: inline-size;

  /* Keeps the content below in position while sections load. */
  &[aria-busy] {
    min-block-size: 100vh;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  align-items: start;

  @container (min-width: 60rem) {
    &:has(> nav) {
      grid-template-columns: minmax(0, 1fr) 12rem;
    }
  }
  @container (min-width: 44rem) {
    &[data-compact]:has(> nav) {
      grid-template-columns: minmax(0, 1fr) 11rem;
    }
  }
`;

export const Contents = styled.nav`
  position: sticky;
  inset-block-start: calc(${size.navbar} + ${space.xxl});
  max-block-size: calc(100dvh - ${size.navbar} - ${space.xxxl});
  padding-inline-start: ${space.l};
  border-inline-start: 1px solid ${color.border};
  overflow-y: auto;
  scrollbar-width: thin;

  p {
    margin-block-end: ${space.s};
    color: ${color.ink};
    font-size: 0.8125rem;
    font-weight: ${theme.weight.semibold};
  }

  @container (width < 60rem) {
    :not([data-compact]) > & {
      display: none;
    }
  }
  @container (width < 44rem) {
    display: none;
  }
  ${hiddenOnPaper}
`;

export const Entry = styled.a`
  display: block;
  padding-block: ${space.xs};
  padding-inline: ${space.s};
  border-radius: ${radius.s};
  color: ${color.ink3};
  font-size: 0.8125rem;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.ink};
  }

  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
