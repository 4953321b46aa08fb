import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  max-inline-size: 45rem;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};

  &:fullscreen {
    max-inline-size: none;
    border: 0;
    border-radius: 0;

    > video {
      flex: 1;
      min-block-size: 0;
    }
  }
`;

export const Film = styled.video`
  display: block;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: ${color.brand};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;
  padding: ${space.m};

  [aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
`;

const groove = css`
  block-size: 0.375rem;
  border-radius: ${theme.radius.full};
  background: linear-gradient(
    var(--onwards),
    ${color.primary} var(--done),
    ${color.controlBorder} var(--done) var(--loaded),
    ${color.secondarySoft} max(var(--done), var(--loaded))
  );
`;

const handle = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 1rem;
  block-size: 1rem;
  margin-block-start: -0.3125rem;
  border: 2px solid ${color.primary};
  border-radius: ${theme.radius.full};
  background: ${color.surface};
`;

/** How much is done and how much is loaded, and a handle to change it. */
export const Rail = styled.input`
  --onwards: to right;
  appearance: none;
  flex: 1 1 8rem;
  min-inline-size: 4rem;
  block-size: max(1.5rem, ${theme.size.target});
  margin: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  cursor: pointer;

  &:dir(rtl) {
    --onwards: to left;
  }
  &::-webkit-slider-runnable-track {
    ${groove}
  }
  &::-moz-range-track {
    ${groove}
  }
  &::-webkit-slider-thumb {
    ${handle}
  }
  &::-moz-range-thumb {
    ${handle}
  }
  &:disabled {
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const Clock = styled.span`
  ${tabular}
  color: ${color.ink2};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;

export const Sound = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  > input {
    flex: 0 1 5rem;
  }
`;

export const Speed = styled.select`
  ${tabular}
  block-size: max(2rem, ${theme.size.target});
  padding-inline: ${space.xs};
  border: 1px solid ${color.controlBorder};
  border-radius: ${theme.radius.m};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${theme.text.small};
  cursor: pointer;
`;

export const Failure = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${color.dangerInk};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;
`;
