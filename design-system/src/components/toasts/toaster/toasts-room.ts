import { css } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** How far the toasts of the top edge stand from it. */
export const START = '--toasts-start';

/** How much room a menu at the inline start takes from the toasts. */
export const BEGIN = '--toasts-begin';

/** How much room a layer at the inline end takes from the toasts. */
export const END = '--toasts-end';

/** Whether more than the newest toast of a kind is shown. */
export const OLDER = '--toasts-older';

/** The layer to which the styles belong leaves no room beside it: the newest toast stands at the very top, over its head. */
export const toastsAtTheTop = css`
  html:has(&&) {
    ${START}: ${theme.space.xs};
    ${OLDER}: none;
  }
`;

/**
 * Toasts stand beside a layer at the inline end where a toast has room there, and at the very top elsewhere.
 *
 * @param width of the layer, in rem
 */
export const toastsBeside = (width: number) => css`
  @media (width >= ${width + 23}rem) {
    html:has(&&) {
      ${END}: ${width}rem;
    }
  }
  @media (width < ${width + 23}rem) {
    ${toastsAtTheTop}
  }
`;
