import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, layer, radius, shadow, space, text, weight } = theme;

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${color.sunken};
`;

export const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* The virtual list keeps the place itself. */
  overflow-anchor: none;
`;

/** A few messages stand at the end, above the field. */
export const Rows = styled.div`
  position: relative;
  flex: none;
  margin-block-start: auto;
`;

export const Empty = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${space.card};
  color: ${color.ink3};
  text-align: center;
`;

export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  padding-block-start: ${space.xs};
  padding-inline: ${space.card};

  &[data-first] {
    padding-block-start: ${space.l};
  }
`;

/** The face of the sender stands beside the last of their messages. */
export const Sided = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space.s};

  &[data-face] {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
  [data-hit] > & {
    border-radius: ${radius.l};
    outline: 2px solid ${color.signal};
    outline-offset: 4px;
  }
`;

/** A day, or the line of new messages. */
export const Separator = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding-block-end: ${space.l};
  color: ${color.ink3};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.border};
  }
  &[data-new] {
    color: ${color.dangerInk};

    &::before,
    &::after {
      border-color: currentColor;
    }
  }
  &[data-hidden] {
    visibility: hidden;
  }
`;

export const ToEnd = styled.button`
  position: absolute;
  inset-block-end: ${space.m};
  inset-inline-end: ${space.card};
  z-index: ${layer.raised};
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: max(2rem, ${theme.size.target});
  padding-inline: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.primaryInk};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
  cursor: pointer;
`;

export const Typing = styled.div`
  min-block-size: 1.5rem;
  padding-inline: ${space.card};
  color: ${color.ink3};
  font-size: ${text.small};
`;
