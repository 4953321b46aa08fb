import { theme } from './theme.ts';

/** The meaning of a colour. */
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
 * The colours of a tone, as custom properties of whatever names it as `data-tone`: `--tone` (solid fill), `--tone-hover`, `--on-tone`
 * (text on the fill), `--tone-soft` (tint) and `--tone-ink` (text on the tint or on a surface). They are written once for the page,
 * in the global style: no element needs styles of its own for its tone.
 */
export const toneStyles = tones
  .map((tone) => {
    const [fill, hover, on, soft, ink] = fills[tone];
    const colors = `--tone: ${fill}; --tone-hover: ${hover}; --on-tone: ${on}; --tone-soft: ${soft}; --tone-ink: ${ink};`;
    return `:where([data-tone='${tone}']) { ${colors} }`;
  })
  .join('\n');
