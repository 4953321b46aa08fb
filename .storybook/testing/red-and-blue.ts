/** A wide picture, red on the left and blue on the right. */
export async function redAndBlue(name: string): Promise<File> {
  const drawn = document.createElement('canvas');
  [drawn.width, drawn.height] = [400, 200];
  const pen = drawn.getContext('2d');
  for (const [colour, x] of [
    ['#f00', 0],
    ['#00f', 200],
  ] as const) {
    if (pen) pen.fillStyle = colour;
    pen?.fillRect(x, 0, 200, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve));
  if (!blob) throw new Error('Nothing was drawn.');
  return new File([blob], name, { type: 'image/png' });
}
