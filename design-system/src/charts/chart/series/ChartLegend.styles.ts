import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const { color, radius, space, size, text } = theme;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  min-inline-size: 0;
  margin-inline: calc(-1 * ${space.s});

  &[data-idle] {
    visibility: hidden;
  }
  &[data-position='end'] {
    flex: 0 1 auto;
    flex-direction: column;
    max-inline-size: 45%;

    @container (inline-size < 420px) {
      flex-direction: row;
      max-inline-size: none;
    }
  }
`;

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: ${size.target};
  min-inline-size: ${size.target};
  max-inline-size: 100%;
  padding: ${space.xxs} ${space.s};
  border: 0;
  border-radius: ${radius.s};
  background: transparent;
  color: ${color.ink2};
  font-size: ${text.small};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;

  &[aria-disabled] {
    cursor: default;
  }
  &[aria-pressed='false'] {
    color: ${color.ink3};
    text-decoration: line-through;

    > svg {
      opacity: 0.35;
    }
  }
  ${media.hover} {
    &:hover:not([aria-disabled]) {
      background: ${color.sunken};
    }
  }
`;

export const Sample = styled.svg`
  flex: none;
  overflow: visible;

  [data-part='line'] {
    fill: none;
    stroke: var(--series-line);
    stroke-width: 3px;
    stroke-linecap: round;
  }
  [data-part='fill'] {
    fill: var(--series);
    stroke: var(--series-line);
    stroke-width: 1px;
  }

  [data-part='hollow'] {
    fill: ${color.surface};
    stroke: var(--series-line);
    stroke-width: 1.5px;
  }
  [data-part='shade-cell'] {
    fill: color-mix(in srgb, var(--shade-of, ${color.chart1}) var(--shade), ${color.sunken});
  }
  [data-patterned] & [data-part='fill'] {
    fill: var(--pattern, var(--series));
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    [data-part='line'] {
      stroke: CanvasText;
    }
    [data-part='hollow'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-part='shade-cell'] {
      fill: color-mix(in srgb, CanvasText var(--shade), Canvas);
      stroke: GrayText;
    }
    [data-part='fill'] {
      fill: var(--pattern, CanvasText);
      stroke: CanvasText;
    }
  }
`;
