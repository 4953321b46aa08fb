import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** A window with room for the menu beside the page, however large the frame around the story is, and one with room to spare. */
export const wideWindow = {
  globals: { viewport: { value: 'wide' } },
  viewport: {
    options: {
      ...MINIMAL_VIEWPORTS,
      wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      widest: { name: 'Widest', styles: { width: '1920px', height: '900px' } },
    },
  },
};
