import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { handle, rail } from './rail/Rail.styles.ts';

const track = css`
  block-size: ${rail};
  border-radius: ${theme.radius.full};
  background: linear-gradient(
    var(--toward),
    var(--tone) calc(${handle} / 2 + var(--share) * (100% - ${handle})),
    ${theme.color.border} 0
  );
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: ${handle};
  block-size: ${handle};
  border: 2px solid var(--tone);
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  transition: box-shadow ${theme.duration.fast};
`;

const halo = css`
  box-shadow: 0 0 0 6px color-mix(in srgb, var(--tone) 18%, transparent);
`;

const ring = css`
  outline: 2px solid ${theme.color.focus};
  outline-offset: 2px;
`;

export const Native = styled.input`
  --toward: to right;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: ${theme.size.target};
  appearance: none;
  background: none;
  cursor: pointer;

  &:dir(rtl) {
    --toward: to left;
  }
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: calc((${rail} - ${handle}) / 2);
    appearance: none;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:hover:not(:disabled)::-webkit-slider-thumb {
    ${halo}
  }
  &:hover:not(:disabled)::-moz-range-thumb {
    ${halo}
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${ring}
  }
  &:focus-visible::-moz-range-thumb {
    ${ring}
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  /* The system draws it better than gradients in its few colours. */
  ${media.forcedColors} {
    appearance: auto;
    accent-color: Highlight;

    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;
