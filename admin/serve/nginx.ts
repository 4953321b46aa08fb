import { assetHeaders, REPORT_PATH, securityHeaders, SIGN_IN_PAGES } from './headers.ts';
import { HEALTH_PATH, NONCE_PLACEHOLDER } from './answer.ts';
import { BUILD_TARGET_FILE } from './target.ts';

/** 16 random bytes that nginx makes for every request. */
const NONCE = '$request_id';

const REFERRER_POLICY = '$embarque_referrer_policy';

interface NginxOptions {
  /** The origin of the sales API; absent when the page answers its own calls. */
  apiOrigin?: string | undefined;
  /** The folder that holds the built app. */
  root: string;
  /** The port, or address and port, without TLS, which ends in front of nginx. */
  listen: string;
}

/** The configuration of nginx that serves a build as the app is tried with, to be included below `http`. */
export function nginxConf({ apiOrigin, root, listen }: NginxOptions): string {
  const page = securityHeaders({ nonce: NONCE, apiOrigin, path: '/', isSecure: true });
  const forPage = always({ 'Cache-Control': 'no-store', ...page, 'Referrer-Policy': REFERRER_POLICY });
  // A missing file must not be kept as one that is there.
  const forFiles = (caching: string) =>
    `        add_header Cache-Control "${caching}";\n${always(assetHeaders({ isSecure: true }))}`;
  const policyOf = (path: string) => securityHeaders({ nonce: NONCE, path, isSecure: true })['Referrer-Policy'];
  const signIn = SIGN_IN_PAGES.map((path) => path.slice(1)).join('|');

  return `# Written by \`npm run build\`. TLS ends in front of this server.
map $request_uri ${REFERRER_POLICY} {
    ~^/(${signIn})(\\?|$) ${policyOf(SIGN_IN_PAGES[0])};
    default ${policyOf('/')};
}

server {
    listen ${listen};
    root ${root};
    server_tokens off;

    # Files that were compressed when they were built. Where the brotli module is loaded, a file here says \`brotli_static on;\`.
    gzip_static on;
    include /etc/nginx/embarque.d/*.conf;

    location / {
        try_files $uri /index.html;
${forFiles('no-cache')}
    }

    location /assets/ {
        try_files $uri =404;
${forFiles('public, max-age=31536000, immutable')}
    }

    # The page is read uncompressed, as every answer gets a nonce of its own.
    location = /index.html {
        gzip_static off;
        sub_filter ${NONCE_PLACEHOLDER} ${NONCE};
        sub_filter_once off;
        etag off;
${forPage}
    }

    # Where browsers report what the policy kept out. Pass it on to where reports are collected.
    location = ${REPORT_PATH} {
        return 204;
    }

    location = ${HEALTH_PATH} {
        access_log off;
        default_type text/plain;
        add_header Cache-Control "no-store";
        return 200 "ok\\n";
    }

    # For servers and tools, not for browsers.
    location ~ ^/(${BUILD_TARGET_FILE.replace('.', '\\.')}$|\\.) {
        return 404;
    }
}
`;
}

/** A container that serves the built app with Debian's nginx and its brotli module. */
export function containerfile({ root, listen }: Pick<NginxOptions, 'root' | 'listen'>): string {
  return `# Written by \`npm run build\`: podman build --tag embarque dist
FROM docker.io/library/debian:bookworm-slim

RUN apt-get update \\
    && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \\
    && mkdir /etc/nginx/embarque.d \\
    && echo 'brotli_static on;' > /etc/nginx/embarque.d/brotli.conf

COPY nginx.conf /etc/nginx/conf.d/embarque.conf
COPY admin ${root}

EXPOSE ${listen}
CMD ["nginx", "-g", "daemon off; error_log /dev/stderr;"]
`;
}

/** Headers of every answer, refusals too. A location lists all of its own, as its list replaces that of the server. */
function always(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** In the quotes that the value does not have itself. */
const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`);
