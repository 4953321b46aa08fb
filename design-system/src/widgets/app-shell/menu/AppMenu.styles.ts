import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** Between the edge of the menu and its items. */
const inset = '14px';

export const Header = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-block-size: 78px;
  padding-inline: ${inset};

  /* Shows that items have gone under the header. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    z-index: ${theme.layer.raised};
    block-size: ${theme.space.l};
    background: linear-gradient(${theme.color.surface}, transparent);
    box-shadow: inset 0 1px ${theme.color.border};
    opacity: 0;
    pointer-events: none;
    transition: opacity ${theme.duration.normal};
  }

  &[data-scrolled]::after {
    opacity: 1;
  }

  [data-state='collapsed'] & > :not(a) {
    display: none;
  }
`;

export const Home = styled.a`
  display: flex;
  min-inline-size: 0;
  padding: ${theme.space.xs} 10px;
  border-radius: ${theme.radius.m};
  overflow: hidden;
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
`;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  padding-inline: ${inset};
  padding-block-end: ${theme.space.xl};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.border} transparent;
`;

export const Heading = styled.h2`
  position: relative;
  padding-block: 18px 9px;
  padding-inline: ${theme.space.m};
  color: ${theme.color.ink3};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.caps};
  line-height: 18px;
  text-transform: uppercase;
  text-wrap: wrap;

  /* Stands for the words while there is no room for them. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.border};
    opacity: 0;
  }

  [data-state='collapsed'] & {
    white-space: nowrap;

    &::before {
      opacity: 1;
    }
    span {
      opacity: 0;
    }
  }
`;
