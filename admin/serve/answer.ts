import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import parseRange from 'range-parser';
import { assetHeaders, securityHeaders } from './headers.ts';
import type { Encoding, Site, SiteFile } from './site.ts';

/** Stands in the built page wherever the nonce of a response belongs. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Answers whether the server is up, for what watches it. */
export const HEALTH_PATH = '/healthz';

export interface Question {
  method: string;
  /** The address as it stands in the request line. */
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Decides what a browser gets. It never touches the disk: what is not part of the site cannot be reached. */
export function answer(site: Site, apiOrigin: string | undefined, { method, url, headers }: Question): Answer {
  if (method !== 'GET' && method !== 'HEAD')
    return plain(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });

  const path = decodePath(url);
  if (path === undefined) return plain(400, 'This address is malformed.');

  if (path === HEALTH_PATH) return plain(200, 'ok');

  const file = site.files.get(path);
  if (file) return fileAnswer(file, headers);
  if (!isNavigation(path, headers)) return plain(404, 'There is no such file.');

  const nonce = randomBytes(16).toString('base64');
  const encoding = bestEncoding(headers['accept-encoding'], ['br', 'gzip']);
  return {
    status: 200,
    headers: {
      ...securityHeaders({ nonce, apiOrigin, path, isSecure: false }),
      ...encodingHeader(encoding),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    },
    body: encode[encoding](site.page.replaceAll(NONCE_PLACEHOLDER, nonce)),
  };
}

function fileAnswer({ bodies, etag, isImmutable, type }: SiteFile, request: IncomingHttpHeaders): Answer {
  const stored = (['br', 'gzip'] as const).filter((name) => bodies[name]);
  const encoding = bestEncoding(request['accept-encoding'], stored);
  const tag = encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    ...assetHeaders({ isSecure: false }),
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...encodingHeader(encoding),
  };
  if (knows(request['if-none-match'], tag)) return { status: 304, headers, body: '' };

  const whole = bodies[encoding] ?? bodies.identity;
  const described = { ...headers, 'Accept-Ranges': 'bytes', 'Content-Type': type };
  const wanted = partOf(whole.length, request, tag);
  if (wanted === 'none') {
    return plain(416, 'The file ends before this part.', { 'Content-Range': `bytes */${whole.length}` });
  }
  if (wanted === 'whole') return { status: 200, headers: described, body: whole };
  return {
    status: 206,
    headers: { ...described, 'Content-Range': `bytes ${wanted.start}-${wanted.end}/${whole.length}` },
    body: whole.subarray(wanted.start, wanted.end + 1),
  };
}

/** The requested part of a file, which lets people seek in a film. A client that began with another version gets the whole. */
function partOf(length: number, { range, 'if-range': ifRange }: IncomingHttpHeaders, tag: string) {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return 'whole';
  const parts = parseRange(length, range);
  if (parts === -1) return 'none';
  if (parts === -2 || parts.type !== 'bytes') return 'whole';
  // Players ask for one part at a time; several parts get the whole file.
  return (parts.length === 1 && parts[0]) || 'whole';
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: {
      ...assetHeaders({ isSecure: false }),
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
    body: `${text}\n`,
  };
}

/** The path without query, decoded; nothing when it cannot be decoded or hides a separator. */
function decodePath(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  if (!raw.startsWith('/') || /%(?:00|2f|5c)/i.test(raw)) return undefined;
  try {
    const path = decodeURIComponent(raw);
    return path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A person going to a page, as against a page asking for one of its files, which must fail when the file is gone. */
function isNavigation(path: string, { accept = '' }: IncomingHttpHeaders): boolean {
  if (path.startsWith('/assets/')) return false;
  const looksLikeFile = path.split('/').at(-1)?.includes('.');
  return accept.includes('text/html') || !looksLikeFile;
}

/** The best of what is offered that the browser accepts. */
function bestEncoding(header: string | string[] | undefined, offered: Encoding[]): Encoding {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .map(([name = '', quality = '1']) => [name, Number(quality)]),
  );
  return offered.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
}

function encodingHeader(encoding: Encoding): Record<string, string> {
  return { Vary: 'Accept-Encoding', ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) };
}

/** Encodes a page that differs with every response, so speed counts more than the last byte. */
const encode: Record<Encoding, (text: string) => string | Buffer> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => gzipSync(text),
  identity: (text) => text,
};

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}
