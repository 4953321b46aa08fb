import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ToastTone } from './Toast.tsx';

const { color } = theme;

const tones: Record<ToastTone, string> = {
  success: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.successInk}; --press: ${color.primaryInk};`,
  info: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.infoInk}; --press: ${color.primaryInk};`,
  warning: `--fill: ${color.surface}; --text: ${color.ink}; --sign: ${color.warningInk}; --press: ${color.primaryInk};`,
  danger: `--fill: ${color.danger}; --text: ${color.onDanger}; --sign: ${color.onDanger}; --press: ${color.onDanger};`,
  neutral: `--fill: ${color.brand}; --text: ${color.onBrand}; --sign: ${color.onBrand}; --press: ${color.onBrandSignal};`,
};

export const Root = styled.div<{ $tone: ToastTone }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.m};
  min-inline-size: 0;
  min-block-size: 0;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid color-mix(in srgb, var(--text) 12%, var(--fill));
  border-radius: ${theme.radius.m};
  background: var(--fill);
  box-shadow: ${theme.shadow.floating};
  color: var(--text);

  > svg {
    color: var(--sign);
  }
  :focus-visible {
    outline-color: currentColor;
  }
`;

/** As high as the first line, with the ring or the emoji in its middle. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  block-size: 1lh;
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  align-self: stretch;
  align-content: start;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Line = styled.p`
  overflow-wrap: anywhere;
`;

/** As high as a line, with a target around it that is as high as it must be. */
export const Action = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.s};
  max-inline-size: 50%;
  min-block-size: ${theme.size.target};
  margin-block: calc((1lh - ${theme.size.target}) / 2);
  padding: 0 ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  color: var(--press);
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export const Shortcut = styled.kbd`
  padding: 0 ${theme.space.xs};
  border: 1px solid color-mix(in srgb, var(--text) 40%, transparent);
  border-radius: ${theme.radius.s};
  color: var(--text);
  font-family: ${theme.font.body};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.regular};

  ${media.coarsePointer} {
    display: none;
  }
`;

export const Cross = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  margin-block: calc((1lh - ${theme.size.target}) / 2);
  margin-inline-end: calc(-1 * ${theme.space.xs});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;
