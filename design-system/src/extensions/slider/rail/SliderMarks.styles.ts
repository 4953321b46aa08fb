import { css, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { handle } from './Rail.styles.ts';

/** The value at a handle. */
export const Bubble = styled.span<{ $isVertical: boolean; $isAlways: boolean }>`
  position: absolute;
  ${({ $isVertical }) => ($isVertical ? 'inset-inline-start: calc(100% + 4px);' : 'inset-block-end: calc(100% + 4px);')}
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.s};
  background: var(--tone);
  color: var(--on-tone);
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
  pointer-events: none;
  opacity: ${({ $isAlways }) => ($isAlways ? 1 : 0)};
  transition: opacity ${theme.duration.fast};

  [data-dragging] > &,
  [data-hovered] > &,
  [data-focus-visible] > & {
    opacity: 1;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A mark of the scale with its value, at `--at`. */
export const Pip = styled.span<{ $isVertical: boolean }>`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 3px;
  color: ${theme.color.ink3};
  white-space: nowrap;
  pointer-events: none;
  ${({ $isVertical }) =>
    $isVertical
      ? css`
          inset-block-end: var(--at);
          inset-inline-end: calc(100% - 2px);
          flex-direction: row-reverse;
          transform: translateY(50%);
        `
      : css`
          inset-block-start: calc(100% - 2px);
          inset-inline-start: var(--at);
          flex-direction: column;
          inline-size: 0;

          /* At the ends, a long value reaches no further than a handle does. */
          > bdi {
            min-inline-size: ${handle};
            text-align: center;
          }
          &:first-of-type > bdi {
            align-self: flex-start;
            margin-inline-start: calc(${handle} / -2);
          }
          &:last-of-type > bdi {
            align-self: flex-end;
            margin-inline-end: calc(${handle} / -2);
          }
        `}

  &::before {
    content: '';
    flex: none;
    inline-size: ${({ $isVertical }) => ($isVertical ? '5px' : '1px')};
    block-size: ${({ $isVertical }) => ($isVertical ? '1px' : '5px')};
    background: ${theme.color.controlBorder};
  }
`;
