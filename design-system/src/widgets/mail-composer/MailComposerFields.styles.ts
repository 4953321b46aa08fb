import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, weight } = theme;

/** Name, field, and what adds more fields, on one line. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin-inline: ${space.l};
  padding-block: ${space.xxs};
  border-block-end: 1px solid ${color.border};

  &:focus-within {
    border-color: ${color.focus};
    box-shadow: 0 1px 0 ${color.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.dangerInk};
    box-shadow: 0 1px 0 ${color.dangerInk};
  }
  && [data-label] {
    grid-template-columns: minmax(3.75rem, auto) minmax(0, 1fr) auto;

    > * {
      grid-column: 2 / -1;
    }
    > :first-child {
      grid-area: 1 / 1;
      color: ${color.ink3};
      font-weight: ${weight.regular};
    }
    > :nth-child(2) {
      grid-area: 1 / 2 / auto / -1;
    }
  }
  && [data-action] > :nth-child(2) {
    grid-column-end: 3;
  }
  && [data-action] > :nth-child(3) {
    grid-area: 1 / 3;
    align-self: center;
    margin: 0;
  }
  /* Names need the width of a phone for themselves. */
  ${media.phone} {
    && [data-action] > :nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* The line below it is all the edge that a field has on paper, and tells where focus is. */
  && [data-size]:has(input) {
    --pad: 0px;
    border-color: transparent;
    box-shadow: none;
    background: none;
  }

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The written text reaches the edges; its tools stand at the foot. */
export const Letter = styled.div`
  /* The letter is the page itself: what frames a text elsewhere would be a box in a box. */
  &&& [data-tools],
  &&& [data-size] {
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
  && :is([role='textbox'], textarea) {
    padding: ${space.l};
  }

  /* The text takes the height that the window has left, through all that frames it. */
  &,
  *:has([role='textbox'], textarea) {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    align-items: stretch;
    min-block-size: 0;
  }
  && :is([role='textbox'], textarea) {
    flex: 1 1 auto;
    min-block-size: 9rem;
    max-block-size: none;
  }
  /* The message that is answered stays in sight. */
  [data-size='inline'] && :is([role='textbox'], textarea) {
    max-block-size: max(12rem, 34dvh);
  }
`;
