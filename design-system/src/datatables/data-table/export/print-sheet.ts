export interface ExportedTable {
  title: string;
  head: readonly string[];
  body: readonly (readonly string[])[];
  /** The alignment of each column. */
  alignments: readonly ('start' | 'end')[];
}

const styles = `
  @media not print { .printed-table { display: none; } }
  .printed-table table { inline-size: 100%; border-collapse: collapse; font-size: 9pt; color: black; }
  .printed-table caption { padding-block-end: 12pt; font-size: 14pt; font-weight: 700; text-align: start; }
  .printed-table :is(td, th) { padding: 3pt 6pt; border-block-end: 0.5pt solid silver; }
`;

/** Opens the browser's dialog for printing with nothing but a table on the paper: all of it, not what the page shows. */
export function printSheet({ title, head, body, alignments }: ExportedTable): void {
  const sheet = document.createElement('div');
  sheet.className = 'printed-table';
  sheet.dataset['sheet'] = 'front';
  const table = document.createElement('table');
  table.createCaption().textContent = title;
  fill(table.createTHead().insertRow(), 'th', head, alignments);
  const rows = table.createTBody();
  for (const cells of body) fill(rows.insertRow(), 'td', cells, alignments);
  sheet.append(table);

  const look = new CSSStyleSheet();
  look.replaceSync(styles);
  document.adoptedStyleSheets.push(look);
  document.body.append(sheet);
  // Phones go on with the page while the dialog is still open.
  addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== look);
    },
    { once: true },
  );
  window.print();
}

function fill(
  row: HTMLTableRowElement,
  tag: 'th' | 'td',
  cells: readonly string[],
  alignments: ExportedTable['alignments'],
) {
  cells.forEach((text, index) => {
    const cell = document.createElement(tag);
    cell.textContent = text;
    cell.style.textAlign = alignments[index] ?? 'start';
    row.append(cell);
  });
}
