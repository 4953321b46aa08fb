import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { tabular } from '../../../theme/tabular.ts';
import { theme } from '../../../theme/theme.ts';
import { handle, rail } from './Rail.styles.ts';

const beyond = `calc(${handle} / -2)`;

interface RootProps {
  $hasPips: boolean;
  $hasBubbles: boolean;
}

export const Root = styled(AriaSlider)<RootProps>`
  min-inline-size: 0;
  font-size: ${theme.text.caption};
  ${tabular}

  &[data-orientation='horizontal'] {
    padding-inline: calc(${handle} / 2);
    padding-block: ${({ $hasBubbles }) => ($hasBubbles ? '2rem' : '0')} ${({ $hasPips }) => ($hasPips ? '1.5rem' : '0')};
  }
  &[data-orientation='vertical'] {
    inline-size: fit-content;
    padding-block: calc(${handle} / 2);
    padding-inline: ${({ $hasPips }) => ($hasPips ? '2.5rem' : '0')}
      ${({ $hasBubbles }) => ($hasBubbles ? '3.5rem' : '0')};
  }
  &[data-disabled] {
    opacity: 0.5;
  }
`;

const lying = css`
  block-size: ${theme.size.target};

  &::before {
    inset-block: calc((100% - ${rail}) / 2);
    inset-inline: ${beyond};
  }
`;

const standing = css`
  inline-size: ${theme.size.target};
  block-size: 12rem;

  &::before {
    inset-inline: calc((100% - ${rail}) / 2);
    inset-block: ${beyond};
  }
`;

export const Track = styled(SliderTrack)`
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    border-radius: ${theme.radius.full};
    background: ${theme.color.border};
  }
  &[data-orientation='horizontal'] {
    ${lying}
  }
  &[data-orientation='vertical'] {
    ${standing}
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &::before {
      background: GrayText;
    }
  }
`;

/** The filled part between the handles, or between a handle and an end: from `--from` to `--to`. */
export const Filling = styled.div<{ $isVertical: boolean; $isDraggable: boolean }>`
  position: absolute;
  ${({ $isVertical }) =>
    $isVertical
      ? css`
          inset-inline: 0;
          inset-block: calc(100% - var(--to)) var(--from);

          &::before {
            inset-inline: calc((100% - ${rail}) / 2);
            inset-block: var(--beyond-end, 0) var(--beyond-start, 0);
          }
        `
      : css`
          inset-block: 0;
          inset-inline: var(--from) calc(100% - var(--to));

          &::before {
            inset-block: calc((100% - ${rail}) / 2);
            inset-inline: var(--beyond-start, 0) var(--beyond-end, 0);
          }
        `}
  ${({ $isDraggable }) =>
    $isDraggable
      ? css`
          cursor: grab;
          touch-action: none;

          &:active {
            cursor: grabbing;
          }
        `
      : 'pointer-events: none;'}

  &::before {
    content: '';
    position: absolute;
    border-radius: ${theme.radius.full};
    background: var(--tone);
  }
  &[data-reaches='start'],
  &[data-reaches='both'] {
    --beyond-start: ${beyond};
  }
  &[data-reaches='end'],
  &[data-reaches='both'] {
    --beyond-end: ${beyond};
  }
  ${media.forcedColors} {
    &::before {
      background: Highlight;
    }
  }
`;

export const Handle = styled(SliderThumb)`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  cursor: grab;

  [data-orientation='horizontal'] > & {
    inset-block-start: 50%;
  }
  [data-orientation='vertical'] > & {
    inset-inline-start: 50%;

    &:dir(rtl) {
      translate: 100%;
    }
  }
  &::before {
    content: '';
    inline-size: ${handle};
    block-size: ${handle};
    border: 2px solid var(--tone);
    border-radius: ${theme.radius.full};
    background: ${theme.color.surface};
    box-shadow: 0 0 0 0 transparent;
    transition: box-shadow ${theme.duration.fast};
  }
  &[data-hovered]::before,
  &[data-dragging]::before {
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--tone) 18%, transparent);
  }
  &[data-focus-visible]::before {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-focused],
  &[data-dragging] {
    z-index: 1;
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  /* Screen readers draw their frame around it. */
  input {
    inline-size: ${theme.size.target};
    block-size: ${theme.size.target};
  }
  ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
    }
    &[data-focus-visible]::before {
      outline-color: Highlight;
    }
  }
`;
