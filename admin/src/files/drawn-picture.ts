/** The name of a file without what could deceive: no path, no control characters, none that turn the direction of writing. */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME - 1)}…` : plain;
}

const LONGEST_NAME = 120;

/** Kinds of pictures that are taken: none that can hold a script. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The most that a picture may weigh. */
export const MOST_BYTES = 10_000_000;

/** The most pixels that a picture may have: few bytes can stand for so many that drawing them takes all memory. */
const MOST_PIXELS = 50_000_000;

/** Why a file does not become a picture. */
export type PictureProblem = 'kind' | 'size' | 'pixels' | 'broken';

/** The kind of a picture by its first bytes: a name or a type proves nothing. */
export function kindOfPicture(bytes: Uint8Array): (typeof PICTURE_TYPES)[number] | undefined {
  const text = Array.from(bytes.slice(0, 12), (byte) => String.fromCharCode(byte)).join('');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF8')) return 'image/gif';
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'image/webp' : undefined;
}

/**
 * Draws a picture again in the size that it is shown in: nothing that hides in the file comes along.
 *
 * @param width the most that it may be wide, in pixels
 * @returns the picture as an address, or why there is none
 */
export async function drawPicture(file: File, width: number): Promise<string | { problem: PictureProblem }> {
  if (file.size > MOST_BYTES) return { problem: 'size' };
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!kindOfPicture(head)) return { problem: 'kind' };
  const picture = await openPicture(file);
  if ('problem' in picture) return picture;
  const drawn = drawPart(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, width);
  picture.close();
  return drawn;
}

/** The pixels of a picture, upright, or why there are none. */
export async function openPicture(file: File): Promise<ImageBitmap | { problem: 'pixels' | 'broken' }> {
  try {
    if ((await pixelsOf(file)) > MOST_PIXELS) return { problem: 'pixels' };
    return await createImageBitmap(file);
  } catch {
    return { problem: 'broken' };
  }
}

/** A part of a picture, in its pixels. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a part of a picture.
 *
 * @param most the most that it may be wide, in pixels
 * @returns the part as an address
 */
export function drawPart(picture: ImageBitmap, { x, y, width, height }: PicturePart, most: number): string {
  const scale = Math.min(1, most / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.82);
}

/** How many pixels a picture says it has. An element that nobody sees reads that much, and draws nothing. */
async function pixelsOf(file: File): Promise<number> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    return image.naturalWidth * image.naturalHeight;
  } finally {
    URL.revokeObjectURL(address);
  }
}
