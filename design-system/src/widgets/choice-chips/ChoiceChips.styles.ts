import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, size, space, text, weight } = theme;

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
`;

export const Legend = styled.legend`
  margin-block-end: ${space.xs};
  padding: 0;
  color: ${color.ink};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

/** The box is as large as the chip and lies under it, so that each press and the focus are the browser's own. */
export const Tick = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export const Chip = styled.label`
  --mark: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: max(${size.controlSmall}, ${size.target});
  padding-block: 1px;
  padding-inline: ${space.m};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${text.small};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};

  &[data-image] {
    padding-inline-start: 0.125rem;
  }
  > span:last-of-type {
    min-inline-size: 0;
  }
  > svg {
    display: var(--mark);
    flex: none;
  }
  &:hover {
    border-color: var(--tone-ink);
  }
  &:has(:checked) {
    border-color: var(--tone-ink);
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-weight: ${weight.semibold};
    --mark: block;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
