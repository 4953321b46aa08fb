import type { Direction, Skin } from '@embarque/design-system';

const skins: Skin[] = ['light', 'dark'];
const directions: Direction[] = ['ltr', 'rtl'];
const viewports = { desktop: 1440, phone: 390 };

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
