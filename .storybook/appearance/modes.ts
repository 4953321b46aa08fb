import type { Direction, Skin } from '@embarque/design-system';

export const skins: readonly Skin[] = ['light', 'dark'];
export const directions: readonly Direction[] = ['ltr', 'rtl'];
/** Widths of the window, in pixels. */
export const viewports = { desktop: 1440, phone: 390 };

/** Every combination that Chromatic takes a picture of; a story narrows them with `parameters.chromatic.modes`. */
export const modes = Object.fromEntries(
  skins.flatMap((skin) =>
    directions.flatMap((direction) =>
      Object.entries(viewports).map(([name, viewport]) => [
        `${skin} ${direction} ${name}`,
        { skin, direction, viewport },
      ]),
    ),
  ),
);
