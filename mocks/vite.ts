import type { Plugin } from 'vite';

const chunk = /\/msw\/lib\/_chunks\/cookie-store\.js$/;
const jar = /isNodeProcess\(\) \? null : new CookieStore\(\)/;
const library = /^import \{.*\} from "tough-cookie";$/m;

/**
 * Takes MSW's cookie jar out of a page's bundle, as MSW itself does in Node. The fake API knows no cookies, while the
 * jar brings a list of all public suffixes (48 kB brotli) and fails on import where storage is blocked.
 */
export function mswWithoutCookieJar(): Plugin {
  return {
    name: 'msw-without-cookie-jar',
    transform: {
      filter: { id: chunk },
      handler(code) {
        if (!jar.test(code) || !library.test(code)) {
          this.error('MSW makes its cookie jar in another way now, so it would stay in the page: adapt mocks/vite.ts');
        }
        return { code: code.replace(jar, 'null').replace(library, ''), map: null };
      },
    },
  };
}
