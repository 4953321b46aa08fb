import { css, styled } from 'styled-components';
import { asText } from '../../theme/styles/as-text.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { FieldSize } from './field-props.ts';

/** Says how high a control is. An attribute, so that the styles are made once for all controls. */
export interface ControlStyleProps {
  'data-size': FieldSize;
}

/** The height, padding and letters of a control, by its `data-size`. */
export const controlSize = css<ControlStyleProps>`
  --pad: ${theme.space.m};

  &:where([data-size='small']) {
    --control: ${theme.size.controlSmall};
    --pad: ${theme.space.s};
    font-size: ${theme.text.small};
  }
  &:where([data-size='medium']) {
    --control: ${theme.size.controlMedium};
  }
  &:where([data-size='large']) {
    --control: ${theme.size.controlLarge};
  }
  min-block-size: max(var(--control), ${theme.size.target});

  /* Smaller letters make a phone zoom in when the field takes focus. */
  ${media.coarsePointer} {
    font-size: ${theme.text.large};
  }
`;

/** The edge and ground of a control. */
export const controlSurface = css`
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  transition:
    border-color ${theme.duration.fast},
    box-shadow ${theme.duration.fast};
`;

export const controlInvalid = css`
  --edge: ${theme.color.dangerInk};
  border-color: ${theme.color.dangerInk};
`;

export const controlValid = css`
  --edge: ${theme.color.successInk};
  border-color: ${theme.color.successInk};
`;

/** A control's own focus ring: on its edge, so that neighbours stay clear of it. The outline is for forced colours. */
export const controlFocus = css`
  border-color: var(--edge, ${theme.color.focus});
  box-shadow:
    inset 0 0 0 1px var(--edge, ${theme.color.focus}),
    0 0 0 4px color-mix(in srgb, var(--edge, ${theme.color.focus}) 16%, transparent);
  outline: 2px solid transparent;
  outline-offset: 2px;
`;

export const controlDisabled = css`
  border-color: ${theme.color.border};
  background: ${theme.color.sunken};
  color: ${theme.color.ink3};
  cursor: not-allowed;

  ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`;

/** The box that a native control shares with what stands before and after it. */
export const Box = styled.div<ControlStyleProps>`
  ${asText(css<ControlStyleProps>`
    ${controlSize}
    ${controlSurface}
    display: flex;
    min-inline-size: 0;
    cursor: text;

    &:hover {
      border-color: ${theme.color.ink3};
    }
    &:has(> :is(input, textarea):read-only:not([type='file'], [type='hidden'])) {
      background: ${theme.color.sunken};
    }
    &:has(> [aria-invalid='true']) {
      ${controlInvalid}
    }
    &:has(> [data-valid]) {
      ${controlValid}
    }
    &:has(> :is(input, textarea):focus) {
      ${controlFocus}
    }
    &:has(> :is(input, textarea):disabled) {
      ${controlDisabled}
    }
  `)}
`;

/** The native control; the box shows its edge, ground and focus. */
export const nativeControl = css`
  flex: 1;
  min-inline-size: 0;
  padding-inline: var(--pad);
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }
  &:disabled {
    cursor: inherit;
  }
  &:-webkit-autofill,
  &:autofill {
    box-shadow: inset 0 0 0 100vmax ${theme.color.primarySoft};
    -webkit-text-fill-color: ${theme.color.ink};
    caret-color: ${theme.color.ink};
  }
`;

/** Words or an icon before or after the control. */
export const Affix = styled.span`
  display: flex;
  align-items: center;
  max-inline-size: 60%;
  color: ${theme.color.ink3};
  overflow-wrap: anywhere;

  &:first-child {
    padding-inline-start: var(--pad);
  }
  &:last-child {
    padding-inline-end: var(--pad);
  }
`;

/** The styles of a native input, for `styled.input` and `styled(AnInput)`. */
export const nativeInput = css`
  ${nativeControl}

  /* Addresses run from left to right on every page. */
  &:is([inputmode='email'], [type='url'], [type='tel']) {
    unicode-bidi: plaintext;
    &::placeholder {
      unicode-bidi: plaintext;
    }
  }
  ${Affix} + & {
    padding-inline-start: ${theme.space.s};
  }
  &:has(+ ${Affix}) {
    padding-inline-end: ${theme.space.s};
  }
`;

export const Input = styled.input`
  ${asText(nativeInput)}
`;
