import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, layer, radius, space, text } = theme;

/** One message, as wide as the thread, with its bubble on the side of its sender. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space.xxs};
  min-inline-size: 0;

  &[data-from='me'] {
    align-items: end;
  }
`;

/** The bubble, and the room beside it. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  inline-size: 100%;

  [data-from='me'] > & {
    flex-direction: row-reverse;
  }
`;

export const BubbleBox = styled.div`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: min(82%, 36rem);
`;

/** One above the other, all of them as wide as the widest. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  gap: ${space.s};
  min-inline-size: 0;
`;

export const Words = styled.div`
  text-align: start;
  white-space: pre-wrap;

  &[data-emoji] {
    font-size: 2.25rem;
    line-height: 1.2;
  }
`;

export const MessageLink = styled.a`
  border-radius: ${radius.s};
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const Quote = styled.blockquote`
  min-inline-size: 0;
  margin: 0;
  padding: ${space.xs} ${space.s};
  border-inline-start: 3px solid currentColor;
  border-radius: ${radius.s};
  /* Darker in every bubble, which the words stand out against. */
  background: rgb(0 0 0 / 0.08);
  font-size: ${text.small};

  > strong,
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.caption};
  ${tabular}

  &[data-tone='danger'] {
    color: ${color.dangerInk};
  }
  &[data-tone='warning'] {
    color: ${color.warningInk};
  }
`;

export const Images = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space.xs};
`;

export const ImageButton = styled.button`
  display: block;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: ${color.sunken};
  cursor: zoom-in;
  overflow: clip;

  > img {
    display: block;
    inline-size: 100%;
    min-inline-size: min(12rem, 100%);
    max-block-size: 18rem;
    object-fit: cover;
  }
`;

/** A line about a call. */
export const Call = styled.div`
  padding-block: ${space.xs};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  color: ${color.ink3};
  font-size: ${text.small};

  &[data-call='missed'] {
    color: ${color.dangerInk};
  }
`;

/**
 * Beside the bubble while a pointer is over the message or focus is in it; a tap gives it focus. Without the room it lies over the edge of
 * the bubble: the margin that pushes it there is gone then.
 */
export const Side = styled.div`
  display: flex;
  flex: 1 0 0;
  justify-content: end;
  min-inline-size: 0;

  [data-from='me'] > * > & {
    justify-content: start;
  }
`;

export const Tools = styled.div`
  z-index: ${layer.raised};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xs};
  margin-inline-end: auto;
  padding-inline: ${space.s} ${space.xxs};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink3};
  font-size: ${text.caption};
  white-space: nowrap;
  opacity: 0;
  pointer-events: none;
  ${tabular}

  > time {
    max-inline-size: 11rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:not(:has(button)) {
    padding-inline-end: ${space.s};
  }
  [data-from='me'] > * > * > & {
    margin-inline: auto 0;
  }
  ${Root}:is(:hover, :focus-visible, :focus-within) &,
  &[data-open] {
    opacity: 1;
    pointer-events: auto;
  }
`;
