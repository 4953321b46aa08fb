import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetHeaders, securityHeaders } from './headers.ts';

function directives(options: { nonce?: string; apiOrigin?: string } = {}) {
  const headers = securityHeaders({ nonce: 'n0nce', path: '/sales', isSecure: false, ...options });
  const entries = (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values.join(' ')] as const;
  });
  return Object.fromEntries(entries);
}

describe('the content security policy', () => {
  it('lets no script run but the built files and the one of the page itself', () => {
    const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

    expect(hashes).toHaveLength(1);
    expect(directives()['script-src']).toBe(["'self'", ...hashes].join(' '));
  });

  it('allows nothing unsafe anywhere', () => {
    const { 'img-src': _, ...others } = directives();
    expect(Object.values(others).join(' ')).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  });

  it('admits pictures of other servers over TLS alone, which the frame of a letter shuts out until they are wanted', () => {
    expect(directives()['img-src']).toBe("'self' data: blob: https:");
  });

  it('admits styles of the page by the nonce of this response alone', () => {
    expect(directives({ nonce: 'abc' })['style-src']).toBe("'self' 'nonce-abc'");
  });

  it('lets the page call its own server and the sales API', () => {
    expect(directives({ apiOrigin: 'https://sales.example.org' })['connect-src']).toBe(
      "'self' https://sales.example.org",
    );
  });

  it('lets the page call its own server only, when it answers its own sales API', () => {
    expect(directives()['connect-src']).toBe("'self'");
  });

  it('shuts frames, plug-ins, foreign base addresses and foreign form targets', () => {
    expect(directives()).toMatchObject({
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
  });

  it('asks for trusted types and knows no policy that makes them but the one that cleans letters', () => {
    expect(directives()).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': 'embarque-mail' });
  });
});

describe('the headers of a page', () => {
  it.each(['/login', '/register', '/forgot-password'])('send no referrer from %s', (path) => {
    expect(securityHeaders({ nonce: 'n', path, isSecure: false })['Referrer-Policy']).toBe('no-referrer');
  });

  it('send other sites only the origin of all other pages', () => {
    const headers = securityHeaders({ nonce: 'n', path: '/sales', isSecure: false });

    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  it('keep other windows, frames and devices away', () => {
    expect(securityHeaders({ nonce: 'n', path: '/', isSecure: false })).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it('insist on TLS only where there is TLS', () => {
    expect(assetHeaders({ isSecure: true })).toHaveProperty('Strict-Transport-Security');
    expect(assetHeaders({ isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
  });
});
