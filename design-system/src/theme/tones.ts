import { css } from 'styled-components';
import { theme } from './theme.ts';

/** What a thing says by its colour. */
export type Tone = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'dark';

/** Every tone, in the order that examples show them. */
export const tones: readonly Tone[] = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'dark'];

const { color } = theme;

const fills = {
  primary: [color.primary, color.primaryHover, color.onPrimary, color.primarySoft, color.primaryInk],
  secondary: [color.secondary, color.secondaryHover, color.onSecondary, color.secondarySoft, color.secondaryInk],
  success: [color.success, color.successHover, color.onSuccess, color.successSoft, color.successInk],
  danger: [color.danger, color.dangerHover, color.onDanger, color.dangerSoft, color.dangerInk],
  warning: [color.signal, color.signalHover, color.onSignal, color.signalSoft, color.warningInk],
  info: [color.info, color.infoHover, color.onInfo, color.infoSoft, color.infoInk],
  dark: [color.dark, color.darkHover, color.onDark, color.darkSoft, color.darkInk],
} satisfies Record<Tone, readonly string[]>;

/**
 * The colours of a tone as custom properties: `--tone` (solid fill), `--tone-hover`, `--on-tone` (text on the fill),
 * `--tone-soft` (tint) and `--tone-ink` (text on the tint or on a surface).
 */
export function toneVariables(tone: Tone): string {
  const [fill, hover, on, soft, ink] = fills[tone];
  return `--tone: ${fill}; --tone-hover: ${hover}; --on-tone: ${on}; --tone-soft: ${soft}; --tone-ink: ${ink};`;
}

/** Gives a styled element the colours of its `$tone`. */
export const toneColors = css<{ $tone: Tone }>`
  ${({ $tone }) => toneVariables($tone)}
`;

/**
 * The same for whatever names its tone as `data-tone`. Written once for the whole page, in the global style: an element needs no
 * styles of its own for its tone, which counts where hundreds stand on a page.
 */
export const tonesByAttribute = tones
  .map((tone) => `:where([data-tone='${tone}']) { ${toneVariables(tone)} }`)
  .join('\n');
