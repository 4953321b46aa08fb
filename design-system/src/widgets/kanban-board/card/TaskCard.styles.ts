import { styled } from 'styled-components';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';
import { unseen } from '../../../theme/styles/unseen.ts';

const { color, leading, radius, space, text, weight } = theme;

/**
 * The parts of a card are plain elements: a board shows dozens of cards, and each one that moves renders again in its
 * new column.
 */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  min-inline-size: 0;
  padding: 0.875rem;
  overflow-wrap: anywhere;

  > img {
    inline-size: 100%;
    block-size: 5.75rem;
    border-radius: ${radius.m};
    object-fit: cover;
  }

  /* The menu of the card takes the end of its first line. */
  > [data-part='labels'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} 0.375rem;
    padding-inline-end: ${space.xl};
  }
  /* The border shows in forced colours only, where there are no fills. */
  > [data-part='labels'] > span {
    max-inline-size: 100%;
    padding-block: 1px;
    padding-inline: 0.5rem;
    border: 1px solid transparent;
    border-radius: ${radius.full};
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${text.caption};
    font-weight: ${weight.semibold};
  }

  > [data-part='title'] {
    color: ${color.ink};
    font-weight: ${weight.semibold};
    line-height: 1.4;
  }

  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-block-size: 1.75rem;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} 0.875rem;
    min-inline-size: 0;
  }
  [data-part='facts'] > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: 0;
    color: ${color.ink3};
    font-size: ${text.small};
    line-height: ${leading.tight};
    ${tabular}
  }
  [data-part='facts'] > [data-urgent] {
    color: ${color.dangerInk};
    font-weight: ${weight.semibold};
  }
  [data-part='meaning'] {
    ${unseen}
  }

  /* Above what covers a card on a board, so that each name appears under the pointer. */
  [data-part='foot'] > ul {
    position: relative;
  }
  /* Side by side rather than over each other: so small, the letters would be hidden. */
  [data-part='foot'] > ul > li + li {
    margin-inline-start: -0.25rem;
  }
`;
