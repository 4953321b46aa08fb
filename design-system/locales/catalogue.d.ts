/** A catalogue, compiled by the Lingui plugin of Vite. */
declare module '*.json?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
