import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export const LevelList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
`;

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  inline-size: 100%;
  min-block-size: max(39px, ${theme.size.target});
  padding-block: ${theme.space.s};
  padding-inline: ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: ${theme.color.ink2};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.medium};
  line-height: 21px;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast},
    padding ${theme.duration.normal} ${theme.easing.move};

  &:hover {
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
  }

  &[aria-expanded='true'],
  &[data-within] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }

  &[aria-current],
  [data-state='collapsed'] &[data-within] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }

  &:disabled,
  &[data-disabled] {
    background: transparent;
    color: ${theme.color.ink3};
    cursor: not-allowed;

    > * {
      opacity: 0.6;
    }
  }

  /* Rings at the edge of a scroller would be cut off. */
  &:focus-visible {
    outline-offset: -2px;
  }

  [data-state='collapsed'] & {
    padding-inline: 15.5px;
    overflow: hidden;
    white-space: nowrap;

    > :not(svg:first-child) {
      opacity: 0;
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

/** Stands where the first level has its icon: a ring for children, room alone for those below. */
export const Bullet = styled.span<{ $level: number }>`
  flex: none;
  inline-size: ${({ $level }) => ($level > 1 ? '2rem' : theme.size.iconMenu)};

  &::before {
    content: '';
    display: ${({ $level }) => ($level === 1 ? 'block' : 'none')};
    inline-size: 7px;
    block-size: 7px;
    margin-inline: auto;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
`;

export const Chevron = styled.svg`
  flex: none;
  inline-size: ${theme.size.iconText};
  block-size: ${theme.size.iconText};
  stroke-width: 1.75;
  transition: transform ${theme.duration.normal} ${theme.easing.move};

  &:dir(rtl) {
    transform: rotate(180deg);
  }
  [aria-expanded='true'] > && {
    transform: rotate(90deg);
  }
`;

export const Children = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${theme.duration.normal} ${theme.easing.move},
    visibility ${theme.duration.normal};

  > ul {
    min-block-size: 0;
    overflow: hidden;
  }

  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;

    > ul {
      padding-block-start: ${theme.space.xxs};
    }
  }
`;
