import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type CollapseDirection = 'block' | 'inline';

const { duration, easing } = theme;

const directions: Record<CollapseDirection, ReturnType<typeof css>> = {
  block: css`
    grid-template-rows: 0fr;
    grid-template-columns: minmax(0, 1fr);

    &[data-state='open'] {
      grid-template-rows: 1fr;
    }
  `,
  inline: css`
    inline-size: fit-content;
    max-inline-size: 100%;
    grid-template-columns: 0fr;

    &[data-state='open'] {
      grid-template-columns: 1fr;
    }
  `,
};

/** Closed content is hidden from everybody, also from the Tab key, but only once it is out of sight. */
export const Root = styled.div<{ $direction: CollapseDirection }>`
  display: grid;
  ${({ $direction }) => directions[$direction]}
  visibility: hidden;
  transition:
    grid-template-rows ${duration.normal} ${easing.move},
    grid-template-columns ${duration.normal} ${easing.move},
    visibility ${duration.normal};

  &[data-state='open'],
  &[data-findable] {
    visibility: inherit;
  }

  @media print {
    &[data-findable] {
      grid-template-rows: 1fr;
    }
  }
`;

/** The clip leaves room for focus rings at the edge. */
export const Content = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  overflow: clip;
  overflow-clip-margin: 4px;
  overflow-wrap: anywhere;
  transition: content-visibility ${duration.normal} allow-discrete;

  @media print {
    &[hidden='until-found'] {
      content-visibility: visible;
    }
  }
`;
