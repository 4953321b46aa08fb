import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

/** Lights one element by darkening all around it. */
export const Spot = styled.div`
  position: fixed;
  z-index: ${theme.layer.overlay};
  border-radius: ${theme.radius.m};
  box-shadow:
    0 0 0 6px ${color.signal},
    0 0 0 200vmax ${color.backdrop};
  pointer-events: none;

  ${media.forcedColors} {
    outline: 4px solid Highlight;
    outline-offset: 4px;
  }
`;

/** Darkens the page when there is nothing to light. */
export const Shade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: ${color.backdrop};
  pointer-events: none;
`;

/** The anchor of a step whose element is missing. */
export const Middle = styled.div`
  position: fixed;
  inset-block-start: 30%;
  inset-inline: 50%;
`;

export const Surface = styled(Popover)`
  inline-size: min(20rem, 100vw - 2 * ${space.l});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  overflow-wrap: anywhere;
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Window = styled(Dialog)`
  padding: ${space.l};
  outline: none;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
`;

export const Title = styled(Heading)`
  min-inline-size: 0;
  padding-block: ${space.xs};
  font-size: ${theme.text.large};
`;

export const Text = styled.div`
  margin-block: ${space.xs} ${space.l};
  color: ${color.ink2};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const Progress = styled.span`
  ${tabular}
  margin-inline-end: auto;
  color: ${color.ink3};
  font-size: ${theme.text.small};
`;
