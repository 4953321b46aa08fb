import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { ExportedTable } from './print-sheet.ts';

/** In points. */
const MARGIN = 36;
const FEW_COLUMNS = 6;

/** A table on pages of A4, with its head on each; many columns lie across. */
export function writePdf({ title, head, body, alignments }: ExportedTable): Blob {
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'a4',
    orientation: head.length > FEW_COLUMNS ? 'landscape' : 'portrait',
  });
  pdf.setProperties({ title });
  pdf.setFontSize(14);
  pdf.text(title, MARGIN, MARGIN + 8);
  autoTable(pdf, {
    head: [[...head]],
    body: body.map((row) => [...row]),
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
