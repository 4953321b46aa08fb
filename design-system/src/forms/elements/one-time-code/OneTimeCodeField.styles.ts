import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** From one digit to the next. */
const pitch = '3rem';
const gap = '0.5rem';
const cell = `calc(${pitch} - ${gap})`;

/** As wide as its cells; what the input needs beyond them is cut off. */
export const Row = styled.div<{ $length: number }>`
  position: relative;
  inline-size: calc(${({ $length }) => $length} * ${pitch} - ${gap});
  max-inline-size: 100%;
  block-size: ${theme.size.controlLarge};
  overflow: clip;
  overflow-clip-margin: 6px;
`;

export const Cells = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  gap: ${gap};
`;

export const Cell = styled.span`
  flex: none;
  inline-size: ${cell};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  transition:
    border-color ${theme.duration.fast},
    box-shadow ${theme.duration.fast};

  input:focus + * > &[data-next] {
    border-color: var(--edge, ${theme.color.focus});
    box-shadow:
      inset 0 0 0 1px var(--edge, ${theme.color.focus}),
      0 0 0 4px color-mix(in srgb, var(--edge, ${theme.color.focus}) 16%, transparent);
    outline: 2px solid transparent;
  }
  [aria-invalid='true'] + * > & {
    --edge: ${theme.color.dangerInk};
    border-color: ${theme.color.dangerInk};
  }
  :disabled + * > & {
    border-color: ${theme.color.border};
    background: ${theme.color.sunken};
  }
  ${media.forcedColors} {
    input:focus + * > &[data-next] {
      outline-color: Highlight;
    }
  }
`;

/** One native input over all cells: its digits stand so far apart that each falls into its cell. */
export const Digits = styled.input<{ $length: number }>`
  position: relative;
  z-index: 1;
  inline-size: calc((${({ $length }) => $length} + 1) * ${pitch});
  block-size: 100%;
  padding-block: 0;
  padding-inline: calc((${cell} - 1ch) / 2) 0;
  border: 0;
  outline: none;
  background: transparent;
  color: ${theme.color.ink};
  font-size: ${theme.text.heading};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: calc(${pitch} - 1ch);

  &:disabled {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
`;
