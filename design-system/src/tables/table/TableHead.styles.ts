import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { unseen } from '../../theme/styles/unseen.ts';
import { asCards } from './Table.styles.ts';

export const HeadRow = styled.tr`
  ${asCards(css`
    display: block;

    /* A menu sorts instead, and each value has the name of its column. */
    &:has(> [aria-sort]) {
      display: none;
    }
  `)}
`;

export const HeadCell = styled.th`
  position: sticky;
  inset-block-start: var(--sticky-start, 0px);
  z-index: ${theme.layer.raised};
  block-size: calc(var(--row) - ${theme.space.xs});
  padding-block: 0;
  padding-inline: ${theme.space.m};
  border-block: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};
  color: ${theme.color.ink3};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.semibold};
  text-align: start;
  white-space: nowrap;

  ${media.tablet} {
    padding-inline: ${theme.space.s};
  }

  &:first-child {
    padding-inline-start: ${theme.space.card};
  }
  &:last-child {
    padding-inline-end: ${theme.space.card};
  }
  &[data-align='end'] {
    text-align: end;
  }
  [data-lines='grid'] > * > tr > &:not(:last-child) {
    border-inline-end: 1px solid ${theme.color.border};
  }
  [data-lines='none'] > * > tr > & {
    border-block-start: 0;
  }

  ${asCards(css`
    ${unseen}
  `)}
`;

/** The menu that sorts while rows are cards. */
export const SortLine = styled.div`
  display: none;
  box-sizing: content-box;
  min-block-size: max(${theme.size.controlSmall}, ${theme.size.target});
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.card};
  border-block: 1px solid ${theme.color.border};
  background: ${theme.color.sunken};

  ${media.phone} {
    display: flex;
  }
  ${media.smallTablet} {
    &[data-cards='tablet'] {
      display: flex;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.size.target};
  min-inline-size: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${theme.color.ink};
  }

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  [aria-sort='none'] > &:not(:hover, :focus-visible) > svg {
    opacity: 0.5;
  }

  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;
