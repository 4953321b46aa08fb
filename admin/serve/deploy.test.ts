import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetHeaders, securityHeaders } from './headers.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
const nginx = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? '';

/** The headers that `add_header` lists for one location, without the caching that differs between them. */
function headersOf(location: string): Record<string, string> {
  const block = nginx.split(`location ${location} {`)[1]?.split('\n    }')[0] ?? '';
  const headers = [...block.matchAll(/add_header (\S+) ["']?(.+?)["']? always;/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { 'Cache-Control': _, ...security } = Object.fromEntries(headers);
  return security;
}

function referrerPolicyOf(path: string): string | undefined {
  const [, pattern = '', whenItFits, otherwise] = /~(\S+)\s+(\S+);\s+default\s+(\S+);/.exec(nginx) ?? [];
  return new RegExp(pattern).test(path) ? whenItFits : otherwise;
}

describe('the guide to nginx', () => {
  it('gives pages the headers that the app is tried with', () => {
    const { 'Referrer-Policy': _, ...expected } = securityHeaders({
      nonce: '$request_id',
      apiOrigin: 'https://sales.example.org',
      path: '/sales',
      isSecure: true,
    });
    const { 'Referrer-Policy': byMap, ...documented } = headersOf('= /index.html');

    expect(documented).toEqual(expected);
    expect(byMap).toBe('$referrer_policy');
  });

  it.each(['/assets/', '/'])('gives files at %s the headers that the app is tried with', (location) => {
    expect(headersOf(location)).toEqual(assetHeaders({ isSecure: true }));
  });

  it.each(['/login', '/register', '/forgot-password', '/sales', '/login-help'])(
    'tells no more about %s than the app does',
    (path) => {
      const { 'Referrer-Policy': expected } = securityHeaders({ nonce: 'n', path, isSecure: true });

      expect(referrerPolicyOf(path)).toBe(expected);
      expect(referrerPolicyOf(`${path}?from=mail`)).toBe(expected);
    },
  );
});
