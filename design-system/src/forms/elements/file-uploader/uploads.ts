/** How far a file has come. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; share: number }
  | { status: 'failed' }
  | { status: 'sent' };

/** A file that was taken, and how far it has come. */
export interface UploadItem {
  id: string;
  file: File;
  /** An address of the picture, for as long as it is in the list. */
  preview: string | undefined;
  state: UploadState;
}

/** The limits of accepted files. */
export interface FileLimits {
  /** Kinds of files that are taken: `image/png`, `image/*` or `.pdf`; without it, all. */
  accept?: readonly string[];
  /** The most that one file may weigh. */
  maxBytes?: number;
}

/** The kinds of the usual endings. */
const byEnding: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    bmp: 'image/bmp',
    csv: 'text/csv',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    heic: 'image/heic',
    heif: 'image/heif',
    jfif: 'image/jpeg',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    mov: 'video/quicktime',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    tif: 'image/tiff',
    tiff: 'image/tiff',
    txt: 'text/plain',
    webp: 'image/webp',
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zip: 'application/zip',
  }),
);

/** Other names of a kind. */
const byOtherName: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg', 'image/pjpeg': 'image/jpeg' };

/** Systems call a file this that they do not know; Windows also texts and archives, once Office has taken their endings. */
const vague: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'application/vnd.ms-excel',
  'application/x-zip-compressed',
]);

/** The kind of a file; where the system does not know it, the ending of the name says which it is. */
function kindOf(name: string, type: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const said = type.toLowerCase();
  return (vague.has(said) ? byEnding.get(ending) : byOtherName[said]) ?? said;
}

/** Why a file is not taken, if it is not. */
export function refusalOf({ name, type, size }: File, { accept, maxBytes }: FileLimits): 'kind' | 'size' | undefined {
  const known = kindOf(name, type);
  const isOfKind = (wanted: string) => {
    const kind = wanted.trim().toLowerCase();
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind) || byEnding.get(kind.slice(1)) === known;
    return (
      kind === '*/*' ||
      kind === type.toLowerCase() ||
      (kind.endsWith('/*') ? known.startsWith(kind.slice(0, -1)) : known === kindOf('', kind))
    );
  };
  if (accept && !accept.some(isOfKind)) return 'kind';
  return maxBytes !== undefined && size > maxBytes ? 'size' : undefined;
}

/** Whether both are the same file, as far as a page can know. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people read it: `1,2 MB`. Numbers are Portuguese whatever the language of the texts. */
export function formatBytes(bytes: number): string {
  let step = 0;
  // Asked after rounding: 999.9 kB would read as 1,000 kB.
  while (step < units.length - 1 && Number((bytes / 1000 ** step).toFixed(digitsOf(step))) >= 1000) step += 1;
  return formatIn(units[step] ?? 'byte', bytes / 1000 ** step, digitsOf(step));
}

const digitsOf = (step: number) => (step > 1 ? 1 : 0);

/** A size above a limit, so that both never read the same: in bytes where rounding would hide what is too much. */
export function formatExcess(bytes: number, most: number): { size: string; limit: string } {
  const [size, limit] = [formatBytes(bytes), formatBytes(most)];
  return size === limit ? { size: formatIn('byte', bytes), limit: formatIn('byte', most) } : { size, limit };
}

function formatIn(unit: (typeof units)[number], value: number, maximumFractionDigits = 0): string {
  const unitDisplay = unit === 'byte' ? 'narrow' : 'short';
  return new Intl.NumberFormat('pt-BR', { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value);
}
