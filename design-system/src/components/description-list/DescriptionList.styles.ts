import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Terms stand beside their values while the list, not the window, is wide enough. */
export const Root = styled.dl`
  container-type: inline-size;
  /* A container has no width of its own to give a popover or whatever else is as wide as its content. */
  contain-intrinsic-inline-size: 16rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Line = styled.div`
  display: grid;
  gap: ${theme.space.xxs} ${theme.space.l};
  padding-block: ${theme.space.s};

  &:not(:last-child) {
    border-block-end: 1px solid ${theme.color.border};
  }

  @container (min-inline-size: 26rem) {
    grid-template-columns: minmax(7rem, 30%) minmax(0, 1fr);
    align-items: center;
  }
`;

export const Term = styled.dt`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
`;

export const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  min-block-size: max(${theme.size.controlSmall}, ${theme.size.target});
  color: ${theme.color.ink};

  /* A list within has no width of its own. */
  > ${Root} {
    flex: 1;
  }
`;
