import { css } from 'styled-components';
import { tokens } from '../tokens.ts';

const { ink, ink2 } = tokens.color;

/** For what is pressed or leads elsewhere, and says nothing on a sheet. */
export const hiddenOnPaper = css`
  @media print {
    display: none;
  }
`;

/** For a button whose text says something on a sheet, too. */
export const shownOnPaper = css`
  @media print {
    display: inline-flex;
  }
`;

/** Paper is white in every skin, and what is on it has its colours. What is marked `data-unprinted` is left out. */
export const paperStyles = `
  @page { margin: 14mm 12mm; }
  @media print {
    :root { background: white; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    :root { --e-color-brand: white; --e-color-onBrand: ${ink}; --e-color-onBrandMuted: ${ink2}; --e-color-onBrandSignal: ${ink2}; }
    body { min-block-size: 0; background: white; }
    [data-unprinted] { display: none !important; }
    [data-sheet] { max-inline-size: none !important; border: 0 !important; box-shadow: none !important; }
  }
`;
