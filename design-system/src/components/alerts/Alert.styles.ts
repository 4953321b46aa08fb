import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const Root = styled.div`
  display: flex;
  gap: ${theme.space.m};
  min-inline-size: 0;
  padding: ${theme.space.m} ${theme.space.l};
  border-radius: ${theme.radius.m};
  background: var(--tone-soft);
  color: var(--tone-ink);
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: calc((1lh - ${theme.size.iconMenu}) / 2);
  }

  ${media.forcedColors} {
    border: 1px solid currentColor;
  }
`;

export const Content = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space.xs};
  justify-items: start;
  min-inline-size: 0;

  /* Links take the colour of the tone; the underline says that they are links. */
  a {
    color: inherit;
    font-weight: ${theme.weight.semibold};
  }
`;

export const Title = styled.div`
  font-weight: ${theme.weight.title};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-block-start: ${theme.space.xs};
`;

/** Lets the cross stand in the first line without making it higher. */
export const Cross = styled.div`
  margin-block: calc((1lh - max(${theme.size.controlSmall}, ${theme.size.target})) / 2);
  margin-inline-end: calc(-1 * ${theme.space.s});
`;
