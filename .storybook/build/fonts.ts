const files = '../node_modules/@fontsource-variable/figtree/files';

/** The face of the product, for the frame around stories: what is in it is not built with the stories. */
export const fontFolder = { from: files, to: '/fonts' };

export const fontFaces = `<style>
  @font-face {
    font-family: 'Figtree Variable';
    font-weight: 300 900;
    font-display: swap;
    src: url('./fonts/figtree-latin-wght-normal.woff2') format('woff2');
  }
</style>`;
