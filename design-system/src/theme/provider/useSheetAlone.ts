import { useEffect } from 'react';

const front = '[data-sheet="front"]';

const styles = `
  body:has([data-sheet]) :not([data-sheet], [data-sheet] *, :has([data-sheet])) { display: none !important; }
  body:has(${front}) :not(${front}, ${front} *, :has(${front})) { display: none !important; }
  body :has([data-sheet]):not([data-sheet] *) { display: contents !important; }
`;

/**
 * A page may mark its sheet with `data-sheet`, such as an invoice or a ticket: then that alone is printed, wherever it is, as wide as
 * the paper. Of other pages, all is printed but the frame. A sheet that lies over others is marked `data-sheet="front"`.
 *
 * The document has the styles for it only while it is printed. Browsers watch for what `:has` looks for even in rules for paper, and
 * these concern every element: each move of the focus would style the whole page again.
 */
export function useSheetAlone(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet({ media: 'print' });
    sheet.replaceSync(styles);
    const others = () => document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    const adopt = () => (document.adoptedStyleSheets = [...others(), sheet]);
    const leave = () => (document.adoptedStyleSheets = others());

    const paper = matchMedia('print');
    const turn = () => (paper.matches ? adopt() : leave());
    turn();
    paper.addEventListener('change', turn);
    window.addEventListener('beforeprint', adopt);
    window.addEventListener('afterprint', turn);
    return () => {
      paper.removeEventListener('change', turn);
      window.removeEventListener('beforeprint', adopt);
      window.removeEventListener('afterprint', turn);
      leave();
    };
  }, []);
}
