/** The square of an image that is kept. */
export interface Crop {
  /** The middle of the square from left to right, as a share of the width: from 0 to 1. */
  x: number;
  /** The middle of the square from top to bottom, as a share of the height: from 0 to 1. */
  y: number;
  /** How much the image is enlarged; at 1 the square is as large as the image allows. */
  zoom: number;
}

export interface ImageSize {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

/** The largest square in the middle of an image. */
export const wholeSquare: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The square as shares of width and height. */
export function sharesOf({ width, height }: ImageSize, zoom: number): ImageSize {
  const side = Math.min(width, height) / zoom;
  return { width: side / width, height: side / height };
}

/**
 * The crop after the image was dragged.
 *
 * @param by the way of the image, in sides of the square
 */
export function moved({ x, y, zoom }: Crop, size: ImageSize, by: { x: number; y: number }): Crop {
  const shares = sharesOf(size, zoom);
  return within({ x: x - by.x * shares.width, y: y - by.y * shares.height, zoom }, size);
}

export function zoomed(crop: Crop, size: ImageSize, zoom: number): Crop {
  return within({ ...crop, zoom: clamp(zoom, 1, MOST_ZOOM) }, size);
}

/** The square in pixels of the image. */
export function squareOf({ x, y, zoom }: Crop, size: ImageSize): { x: number; y: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom;
  return { x: x * size.width - side / 2, y: y * size.height - side / 2, side };
}

/** The square never leaves the image. */
function within({ x, y, zoom }: Crop, size: ImageSize): Crop {
  const { width, height } = sharesOf(size, zoom);
  return { x: clamp(x, width / 2, 1 - width / 2), y: clamp(y, height / 2, 1 - height / 2), zoom };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
