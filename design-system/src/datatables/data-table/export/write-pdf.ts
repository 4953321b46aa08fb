import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { isPdfText, pdfText } from '../../../lib/files/pdf-text.ts';
import type { ExportedTable } from './print-sheet.ts';

/** In points. */
const MARGIN = 36;
const FEW_COLUMNS = 6;

/** A table on pages of A4, with its head on each; many columns lie across. `null` where a letter cannot be written as it is. */
export function writePdf({ title, head, body, alignments }: ExportedTable): Blob | null {
  if (![title, ...head, ...body.flat()].every(isPdfText)) return null;
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'a4',
    orientation: head.length > FEW_COLUMNS ? 'landscape' : 'portrait',
  });
  pdf.setProperties({ title: pdfText(title) });
  pdf.setFontSize(14);
  pdf.text(pdfText(title), MARGIN, MARGIN + 8);
  autoTable(pdf, {
    head: [head.map(pdfText)],
    body: body.map((row) => row.map((cell) => cell.split('\n').map(pdfText).join('\n'))),
    startY: MARGIN + 24,
    margin: MARGIN,
    theme: 'plain',
    styles: { fontSize: 9, cellPadding: 4, lineWidth: { bottom: 0.5 }, lineColor: 220 },
    headStyles: { fillColor: 244, textColor: 80, fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      alignments.flatMap((align, column) => (align === 'end' ? [[column, { halign: 'right' as const }]] : [])),
    ),
  });
  return pdf.output('blob');
}
