import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text } = theme;

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

/** The bubble, with its menu beside it. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  max-inline-size: min(82%, 36rem);

  [data-from='me'] > & {
    flex-direction: row-reverse;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;

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
  background: color-mix(in srgb, currentColor 10%, transparent);
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
    block-size: auto;
    max-block-size: 16rem;
    object-fit: cover;
  }
`;

/** A line about a call. */
export const Call = styled.div`
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

/** Shown while a pointer is over the message, or focus is in it; a finger has the long press. */
export const MenuSlot = styled.span`
  flex: none;
  opacity: 0;

  ${Line}:hover > &,
  &:focus-within,
  &:has([aria-expanded='true']) {
    opacity: 1;
  }
  ${media.coarsePointer} {
    display: none;
  }
`;
