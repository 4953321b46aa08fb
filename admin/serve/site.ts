import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BUILD_TARGET_FILE } from './target.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  type: string;
  etag: string;
  /** Whether its name changes with its content, so that a copy never grows old. */
  isImmutable: boolean;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface Site {
  /** The page that every address of the app shows. */
  page: string;
  /** All other files by the path that a browser asks for. What is not in here cannot be served. */
  files: Map<string, SiteFile>;
}

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Names that the build derives from the content, e.g. `assets/index-B4x0Qz1a.js`. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Reads a whole build into memory. */
export function readSite(folder: string): Site {
  const pageFile = join(folder, 'index.html');
  if (!existsSync(pageFile)) {
    throw new Error(`There is no app to serve in ${folder}. Build it first: npm run build.`);
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

  return {
    page: readFileSync(pageFile, 'utf8'),
    files: new Map(paths.filter(isPublic).map((path) => [path, readSiteFile(folder, path)])),
  };
}

function isPublic(path: string): boolean {
  return !/\/\.|\.(?:br|gz|html)$/.test(path) && path !== `/${BUILD_TARGET_FILE}`;
}

function readSiteFile(folder: string, path: string): SiteFile {
  const file = join(folder, path);
  const identity = readFileSync(file);
  return {
    type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: HASHED.test(path),
    bodies: { identity, ...readIfThere(`${file}.br`, 'br'), ...readIfThere(`${file}.gz`, 'gzip') },
  };
}

function readIfThere(file: string, encoding: Encoding): Partial<Record<Encoding, Buffer>> {
  return existsSync(file) ? { [encoding]: readFileSync(file) } : {};
}
