import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;

/** Below this a compressed answer is no smaller once its headers are counted. */
const SMALLEST = 1024;

/** Writes a `.br` and a `.gz` beside every file that gains from it, as small as they get: this time is spent once, at build. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

/** The bytes as they travel to a browser of today. */
export function brotli(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}

async function compressFile(path: string) {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  const [asBrotli, asGzip] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, asBrotli), writeFile(`${path}.gz`, asGzip)]);
}
