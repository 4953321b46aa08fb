/** A file in an address, as it can be stored and sent in JSON. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(blob);
  });
}
