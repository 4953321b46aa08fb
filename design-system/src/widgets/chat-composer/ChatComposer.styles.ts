import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { dropHint } from '../../theme/styles/drop-hint.ts';
import { unseen } from '../../theme/styles/unseen.ts';

const { color, layer, radius, shadow, size, space, text } = theme;

export const Root = styled.form`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: ${space.m} ${space.card};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};

  ${media.phone} {
    padding-inline: ${space.m};
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: end;
  gap: ${space.xs};
`;

export const Field = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  /* Six lines, with the room and the edges above and below them. */
  max-block-size: calc(6lh + 2 * 9px + 2px);
  padding: 9px ${space.m};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  line-height: 1.4;
  resize: none;
  field-sizing: content;

  ${media.phone} {
    font-size: ${text.large};
  }
`;

const drawingAlone = css`
  > button {
    inline-size: max(${size.controlMedium}, ${size.target});
    padding-inline: 0;

    > span {
      ${unseen}
    }
  }
`;

/** The button keeps its drawing where there is little room, and its word for screen readers. */
export const SendSlot = styled.span`
  display: contents;

  ${media.tablet} {
    ${drawingAlone}
  }
  @container (inline-size < 28rem) {
    ${drawingAlone}
  }
`;

/** Keyboards of phones have emojis of their own, and the field needs the room. */
export const EmojiSlot = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;

export const Tray = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Staged = styled.li`
  position: relative;
`;

export const Thumbnail = styled.button`
  display: block;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.sunken};
  cursor: zoom-in;
  overflow: clip;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Remove = styled.button`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.dark};
  color: ${color.onDark};
  cursor: pointer;
`;

export const ContextBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-inline-start: ${space.m};
  border-inline-start: 3px solid ${color.primary};
  color: ${color.ink2};
  font-size: ${text.small};

  > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Refusal = styled.p`
  color: ${color.dangerInk};
  font-size: ${text.small};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  padding: ${space.l} ${space.card};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink2};
`;

/** The middle of a line of the recorder. */
export const Fill = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;
  min-block-size: max(${size.controlMedium}, ${size.target});
`;

export const Dot = styled.span`
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: 50%;
  background: ${color.ink3};

  &[data-live] {
    background: ${color.danger};
  }
`;

/** Above the field, over the messages. */
export const Replies = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline: ${space.m};
  z-index: ${layer.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-block-size: 16rem;
  padding: ${space.xs};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  overflow-y: auto;
`;

export const Reply = styled.div`
  min-block-size: ${size.target};
  padding: ${space.s};
  border-radius: ${radius.s};
  color: ${color.ink2};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  > strong {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
  }
`;

/** Over the composer while files are dragged over it. */
export const DropHint = styled.div`
  ${dropHint}
`;
