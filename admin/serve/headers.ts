/** The pages on which somebody types a password: their address is told to nobody. */
export const SIGN_IN_PAGES = ['/login', '/register', '/forgot-password'] as const;

/** The one script that stands in index.html itself: it runs before the first paint, and before any file is there. */
const FIRST_SCRIPT = "'sha256-aD0G9Y8iCL3+CQKx9GPNZ41365rQ+JGMh93TOeNS+rw='";

/** Endpoint for reports of policy violations. */
export const REPORT_PATH = '/csp-report';

/** The one name under which markup may be made: by what cleans the letters of strangers (`lib/markup/trusted-markup.ts`). */
const TRUSTED_TYPES_POLICY = 'embarque-mail';

export interface PageHeaderOptions {
  /** Fresh and unguessable for every response. The page carries the same value in its `csp-nonce` meta tag. */
  nonce: string;
  /** The origin of the sales API; absent when the page answers its own calls. */
  apiOrigin?: string | undefined;
  /** The path asked for. */
  path: string;
  /** Whether the page comes over TLS: only then may a browser be told to insist on it. */
  isSecure: boolean;
}

/** Everything that a page is sent with, so that foreign script, frames and leaks find no way in. */
export function securityHeaders({ nonce, apiOrigin, path, isSecure }: PageHeaderOptions): Record<string, string> {
  return {
    ...assetHeaders({ isSecure }),
    'Content-Security-Policy': contentSecurityPolicy(nonce, apiOrigin),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Reporting-Endpoints': `csp="${REPORT_PATH}"`,
    'Referrer-Policy': SIGN_IN_PAGES.some((page) => page === path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** Headers of every other response. */
export function assetHeaders({ isSecure }: Pick<PageHeaderOptions, 'isSecure'>): Record<string, string> {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(nonce: string, apiOrigin: string | undefined): string {
  const directives = {
    'default-src': "'self'",
    'script-src': `'self' ${FIRST_SCRIPT}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    // The frame of a letter inherits this policy, and its own shuts pictures of other servers out until the reader wants them.
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'connect-src': apiOrigin ? `'self' ${apiOrigin}` : "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES_POLICY,
    // Browsers that know the second ignore the first.
    'report-uri': REPORT_PATH,
    'report-to': 'csp',
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
