/** A text that was read, and whether a mark at its beginning said how. */
export interface DecodedText {
  text: string;
  isMarked: boolean;
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** A second mark where programs wrote one each, and the sign with which old programs end a text. */
const leftovers = /^\uFEFF+|\x1A$/g;

/** Reads bytes as text, by their mark or by how they look. What is not Unicode comes from programs that save in Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const text = mark ? new TextDecoder(mark.encoding).decode(bytes) : (wideText(bytes) ?? narrowText(bytes));
  return { text: text.replaceAll(leftovers, ''), isMarked: mark !== undefined };
}

/** A file that was cut off, or joined from two, has a broken letter or two: it is UTF-8 all the same. */
function narrowText(bytes: Uint8Array): string {
  // A letter that another program could not read is written as a sign of its own.
  const valid = strict('utf-8', bytes);
  if (valid !== undefined) return valid;
  const text = new TextDecoder().decode(bytes);
  const broken = text.replaceAll(/[^\uFFFD]/g, '');
  const whole = text.replaceAll(/[\0-\x7F\uFFFD]/g, '');
  return whole.length > broken.length ? text : new TextDecoder('windows-1252').decode(bytes);
}

/** UTF-16 without a mark: half of the bytes of Latin letters are zero, all on the same side, and it has lines. */
function wideText(bytes: Uint8Array): string | undefined {
  const sample = [...bytes.subarray(0, 4096)];
  const hasZero = (side: number) => sample.some((byte, index) => byte === 0 && index % 2 === side);
  if (bytes.length % 2 !== 0 || hasZero(0) === hasZero(1)) return undefined;
  const text = strict(hasZero(1) ? 'utf-16le' : 'utf-16be', bytes);
  return text && /[\r\n]/.test(text) && !/[\0-\x08\x0E-\x1A]/.test(text) ? text : undefined;
}

function strict(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
