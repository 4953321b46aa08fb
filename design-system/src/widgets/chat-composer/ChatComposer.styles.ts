import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { unseen } from '../../theme/styles/unseen.ts';

const { color, radius, size, space, text } = theme;

export const Root = styled.form`
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
  /* Six lines, and the room above and below them. */
  max-block-size: calc(6lh + 2 * 9px);
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

/** The button keeps its drawing on narrow windows, and its word for screen readers. */
export const SendSlot = styled.span`
  display: contents;

  ${media.tablet} {
    > button {
      inline-size: max(${size.controlMedium}, ${size.target});
      padding-inline: 0;

      > span {
        ${unseen}
      }
    }
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
