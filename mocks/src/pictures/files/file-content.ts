import { luggageTag } from './luggage-tag.jpeg.ts';

export interface FileContent {
  /** The media type. */
  type: string;
  /** One character for each byte. */
  bytes: string;
}

const contents: Readonly<Record<string, (name: string) => FileContent>> = {
  pdf: (name) => ({ type: 'application/pdf', bytes: pdfOf(name) }),
  jpg: () => ({ type: 'image/jpeg', bytes: atob(luggageTag) }),
  csv: () => ({
    type: 'text/csv',
    bytes: 'date;number;amount\r\n2026-11-02;R-2041;1284,50\r\n2026-11-09;R-2077;96,70\r\n',
  }),
};

/** The content of a sample file, by the ending of its name; undefined for kinds that no sample has. */
export function fileContent(name: string): FileContent | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(contents, ending) ? contents[ending]?.(name) : undefined;
}

/** A document of one page with the name of the file on it. */
function pdfOf(name: string): string {
  const page = [
    'BT /F1 24 Tf 72 740 Td (Embarque) Tj ET',
    `BT /F1 14 Tf 72 700 Td (${textOf(name)}) Tj ET`,
    'BT /F1 11 Tf 72 672 Td (This is a sample document.) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.4\n';
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const end = head.length + objects.join('').length;
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return `${head}${objects.join('')}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`;
}

const textOf = (name: string) => name.replaceAll(/[^\x20-\xff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
