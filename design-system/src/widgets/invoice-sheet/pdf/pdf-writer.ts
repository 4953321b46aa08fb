import type { jsPDF } from 'jspdf';
import { pdfText } from '../../../lib/files/pdf-text.ts';

/** In points. */
export const MARGIN = 40;
export const LINE = 14;

/** A line that fits its column. */
interface PdfLine {
  text: string;
  isHead: boolean;
}

/** Breaks paragraphs into lines that fit a width, and keeps their own breaks. The first paragraph is the head. */
export function fitted(pdf: jsPDF, paragraphs: readonly string[], width: number): PdfLine[] {
  return paragraphs.flatMap((paragraph, index) => {
    const isHead = index === 0;
    setFont(pdf, isHead);
    const parts = paragraph.split('\n').flatMap((part): string[] => pdf.splitTextToSize(pdfText(part), width));
    return parts.map((text) => ({ text, isHead }));
  });
}

/** Writes lines below each other. Returns the height at which the next one would be. */
export function writeBlock(pdf: jsPDF, lines: readonly PdfLine[], { x, y }: { x: number; y: number }): number {
  lines.forEach(({ text, isHead }, index) => {
    setFont(pdf, isHead);
    pdf.text(text, x, y + index * LINE);
  });
  return y + lines.length * LINE;
}

/** The height at which a block begins: further down, or on a new page where it would run off this one. */
export function startOf(pdf: jsPDF, y: number, lines: number): number {
  if (y + (lines - 1) * LINE <= pdf.internal.pageSize.height - MARGIN) return y;
  pdf.addPage();
  return MARGIN + 10;
}

export function setFont(pdf: jsPDF, isBold: boolean): void {
  pdf.setFont('helvetica', isBold ? 'bold' : 'normal');
  pdf.setFontSize(isBold ? 11 : 9);
}
