import { kindOfPicture, openPicture } from '../../../files/drawn-picture.ts';

/** Why a file does not become the picture of a person. */
export type AvatarProblem =
  | 'empty'
  | 'too heavy'
  | 'heic'
  | 'svg'
  | 'pdf'
  | 'other kind'
  | 'too small'
  | 'too many pixels'
  | 'broken';

/** The most that a picture may weigh: 800 kB. */
const MOST_AVATAR_BYTES = 800_000;

const LEAST_SIDE = 32;

/** The kind of a file by its content: its name and its type prove nothing. */
function problemOfKind(bytes: Uint8Array): AvatarProblem | null {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('%PDF')) return 'pdf';
  if (/^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!doctype svg|svg|!--)/i.test(text)) return 'svg';
  if (/^.{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/s.test(text)) return 'heic';
  return kindOfPicture(bytes) ? null : 'other kind';
}

/** The size in pixels that the head of a picture names, before anything is decoded; `null` when it is not there. */
export function sizeIn(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOfPicture(bytes);
  if (kind === 'image/png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'image/gif' && bytes.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return kind === 'image/jpeg' ? sizeInJpeg(view) : null;
}

/** Goes from segment to segment up to the one that names the size. */
function sizeInJpeg(view: DataView): { width: number; height: number } | null {
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

const MOST_PIXELS = 50_000_000;

/** Looks at a file without decoding it. */
export async function checkAvatar(file: File): Promise<AvatarProblem | null> {
  if (file.size === 0) return 'empty';
  const head = new Uint8Array(await file.slice(0, Math.min(file.size, MOST_AVATAR_BYTES)).arrayBuffer());
  const problem = problemOfKind(head.slice(0, 256));
  if (problem) return problem;
  if (file.size > MOST_AVATAR_BYTES) return 'too heavy';
  const size = sizeIn(head);
  if (size && size.width * size.height > MOST_PIXELS) return 'too many pixels';
  return size && Math.min(size.width, size.height) < LEAST_SIDE ? 'too small' : null;
}

/** A picture that was read, and is waiting for its part to be chosen. Release it when it is not needed any more. */
export interface ReadAvatar {
  picture: ImageBitmap;
  /** Its address, for this page alone. */
  src: string;
}

/** The picture of a file, upright, or why there is none. */
export async function readAvatar(file: File): Promise<ReadAvatar | { problem: AvatarProblem }> {
  const problem = await checkAvatar(file);
  if (problem) return { problem };
  const picture = await openPicture(file);
  if ('problem' in picture) return { problem: picture.problem === 'pixels' ? 'too many pixels' : 'broken' };
  return { picture, src: URL.createObjectURL(file) };
}

export function releaseAvatar({ picture, src }: ReadAvatar): void {
  picture.close();
  URL.revokeObjectURL(src);
}
