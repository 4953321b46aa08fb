import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import type { CarouselEffect, SlidesPerView } from './carousel.types.ts';

export type CarouselGap = 'none' | 'm' | 'xl';

type Styles = ReturnType<typeof css>;

const { color, duration, radius, size, space } = theme;

const gaps: Record<CarouselGap, string> = { none: '0px', m: space.m, xl: space.xl };

function counts(perView: SlidesPerView): Styles {
  if (perView === 'auto')
    return css`
      --basis: auto;
    `;
  const widths = typeof perView === 'object' ? perView : { 0: perView };
  return css`
    --per-view: 1;
    --basis: calc(100% / var(--per-view));
    ${Object.entries(widths).map(
      ([least, count]) => css`
        @media (min-width: ${least}px) {
          --per-view: ${count};
        }
      `,
    )}
  `;
}

interface RootStyleProps {
  $perView: SlidesPerView;
  $gap: CarouselGap;
}

/** Focus meets the buttons first; the eye meets them below the slides. */
export const Root = styled.section<RootStyleProps>`
  ${({ $perView }) => counts($perView)}
  --gap: ${({ $gap }) => gaps[$gap]};
  /* The width of a slide, which also positions the arrows when slides have images above text. */
  --slide: calc((100cqi + var(--gap)) / var(--per-view) - var(--gap));
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
  container-type: inline-size;
`;

/** The window onto the slides. */
export const Viewport = styled.div<{ $effect: CarouselEffect }>`
  overflow: clip;
  border-radius: ${radius.xl};
  touch-action: pan-y pinch-zoom;
  ${({ $effect }) => ($effect === 'cube' || $effect === 'coverflow') && 'perspective: 75rem; container-type: inline-size;'}
  ${({ $effect }) => $effect === 'cube' && `padding-block: ${space.xxl};`}
  ${({ $effect }) => $effect === 'coverflow' && `padding-block: ${space.l};`}
`;

export const Strip = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * var(--gap));
  transform-style: preserve-3d;
`;

/** A column of slides: one, or as many as there are rows. */
export const Column = styled.div`
  display: grid;
  flex: 0 0 var(--basis);
  gap: var(--gap);
  min-inline-size: 0;
  max-inline-size: 100%;
  padding-inline-start: var(--gap);
  transform-style: preserve-3d;
`;

const turned: Partial<Record<CarouselEffect, Styles>> = {
  cube: css`
    backface-visibility: hidden;
    transform: translateX(calc(var(--distance, 0) * var(--sign) * -100%)) translateZ(-50cqi)
      rotateY(calc(clamp(-1, var(--distance, 0), 1) * var(--sign) * 90deg)) translateZ(50cqi);
  `,
  coverflow: css`
    transform: translateZ(calc(var(--from-middle, 0) * -8rem))
      rotateY(calc(clamp(-1.5, var(--distance, 0), 1.5) * var(--sign) * -32deg));
  `,
};

export const Slide = styled.div<{ $effect: CarouselEffect }>`
  --sign: 1;
  position: relative;
  overflow: clip;
  min-inline-size: 0;
  border-radius: ${radius.xl};
  overflow-wrap: anywhere;
  ${({ $effect }) => turned[$effect]}

  &:dir(rtl) {
    --sign: -1;
  }
  &[data-pressable] {
    cursor: pointer;
  }
`;

/** Words on a picture, whatever the skin: white on a shade that is dark enough wherever they stand. */
export const Caption = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding-block: ${space.m};
  padding-inline: ${space.xl};
  background: rgb(14 18 34 / 0.78);
  color: #fff;
  text-align: center;

  :is(h2, h3, h4, p) {
    color: inherit;
  }
`;

export const Empty = styled.div`
  aspect-ratio: 8 / 5;

  > * {
    block-size: 100%;
  }
`;

/** A round button on the edge of the slides. */
export const Arrow = styled(IconButton)`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset-block-start: var(--arrows-at, 50%);
  translate: 0 -50%;
  border-color: ${color.border};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${theme.shadow.card};
  inset-inline-start: ${space.m};

  &[data-towards='next'] {
    inset-inline: auto ${space.m};
  }
  &:hover {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[aria-disabled='true'] {
    opacity: 0;
    cursor: default;

    &:focus-visible {
      opacity: 1;
    }
    > svg {
      opacity: 0.4;
    }
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  order: 1;
  gap: ${space.s};
  min-inline-size: 0;

  > :only-child {
    flex: 1;
  }
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-inline-size: 0;
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: ${space.s};
    block-size: ${space.s};
    border-radius: ${radius.full};
    background: ${color.controlBorder};
    transition:
      inline-size ${duration.normal},
      background-color ${duration.normal};
  }
  &:hover::before {
    background: ${color.ink2};
  }
  &[aria-current]::before {
    inline-size: 18px;
    background: ${color.primary};
  }

  ${media.forcedColors} {
    &::before {
      background: ButtonText;
    }
    &[aria-current]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
