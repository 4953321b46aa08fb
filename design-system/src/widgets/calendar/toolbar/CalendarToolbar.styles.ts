import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { movements } from '../../../theme/styles/movements.ts';
import { theme } from '../../../theme/theme.ts';

const { color, space } = theme;

export const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.border};

  ${media.phone} {
    gap: ${space.xxs};
    padding: ${space.s};
  }
  @media print {
    border: 0;
  }
`;

/** On phones, all parts share one line. */
export const Start = styled.div`
  display: flex;
  flex: 1 1 20rem;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;

  ${media.phone} {
    display: contents;
  }
  @media print {
    > :not(h2) {
      display: none;
    }
  }
`;

export const First = styled.div`
  display: flex;
  flex: none;

  ${media.phone} {
    order: 1;
  }
`;

export const Moves = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};

  ${media.phone} {
    display: contents;

    > :first-child {
      order: 3;
      inline-size: 2.25rem;
    }
  }
`;

export const Steps = styled.div`
  display: flex;
  flex: none;

  svg:dir(rtl) {
    scale: -1 1;
  }
  ${media.phone} {
    order: 3;

    > * {
      inline-size: 2rem;
    }
  }
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: ${theme.text.large};

  ${media.phone} {
    order: 2;
    flex: 1 1 4rem;
    font-size: ${theme.text.body};

    bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Jump = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  max-inline-size: 100%;
  min-block-size: max(2rem, ${theme.size.target});
  padding-inline: ${space.s};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color ${theme.duration.fast};

  &:hover {
    background: ${color.secondarySoft};
  }
  > svg {
    flex: none;
    color: ${color.ink3};
  }
  ${media.phone} {
    padding-inline: ${space.xs};

    > svg {
      display: none;
    }
  }
  @media print {
    > svg {
      display: none;
    }
  }
`;

export const Views = styled.div`
  ${media.phone} {
    order: 4;
    flex: none;

    select {
      padding-inline-start: ${space.s};
    }
  }
  @media print {
    display: none;
  }
`;

/** Lies over the line below, so that nothing moves. */
export const Progress = styled.span`
  position: absolute;
  inset-block-end: -1px;
  inset-inline: 0;
  block-size: 2px;
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    background: ${color.primary};
    animation: ${movements.run} 1.2s ${theme.easing.move} infinite;
  }
`;
