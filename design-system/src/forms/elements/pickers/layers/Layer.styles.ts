import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, space } = theme;

export const Surface = styled(Popover)`
  max-inline-size: calc(100vw - 2 * ${space.m});
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.floating};
  transition: opacity ${theme.duration.fast} ${theme.easing.enter};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const Window = styled(Dialog)`
  display: flex;
  outline: none;

  ${media.phone} {
    flex-direction: column;
  }
`;

export const Months = styled.div`
  padding: ${space.m};
`;

/** Beside the calendar; above it on phones. */
export const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs};
  min-inline-size: 9.5rem;
  padding: ${space.m};
  border-inline-end: 1px solid ${color.border};
  background: ${color.sunken};

  ${media.phone} {
    flex-flow: row wrap;
    border-inline-end: 0;
    border-block-end: 1px solid ${color.border};
  }
`;

export const PresetButton = styled.button`
  min-block-size: max(2rem, ${theme.size.target});
  padding-inline: ${space.m};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: ${color.ink2};
  font: inherit;
  font-weight: ${theme.weight.medium};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.secondarySoft};
    color: ${color.ink};
  }
  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Below the month: the time, and the end of it. */
export const Foot = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};
  margin-block-start: ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};
`;
