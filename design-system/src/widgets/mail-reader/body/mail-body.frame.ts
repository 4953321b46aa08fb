import { theme } from '../../../theme/theme.ts';
import { tokens } from '../../../theme/tokens.ts';

const { ink2, primaryInk } = tokens.color;

/** Tokens that a letter is written in; it stands in a document of its own, which knows none of ours. */
const worn = {
  '--ink': theme.color.ink2,
  '--link': theme.color.primaryInk,
  '--line': theme.color.border,
  '--focus': theme.color.focus,
  '--font': theme.font.body,
  '--size': theme.text.body,
} as const;

const styles = `
  html { color: var(--ink); font: var(--size)/1.6 var(--font); overflow: hidden; }
  body { margin: 0; padding: 2px; overflow-wrap: anywhere; overflow-x: auto; overflow-y: hidden; }
  body > :first-child { margin-block-start: 0; }
  body > :last-child { margin-block-end: 0; }
  p, li, td, th, blockquote { unicode-bidi: plaintext; text-align: start; }
  a { color: var(--link); }
  a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
  img { max-width: 100%; height: auto; }
  table { max-width: 100%; border-collapse: collapse; }
  blockquote { margin: 0 0 1em; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); }
  pre { white-space: pre-wrap; }
  hr { border: 0; border-block-start: 1px solid var(--line); }
  @media print {
    html { color-scheme: light !important; color: ${ink2}; }
    a { color: ${primaryInk}; }
  }
`;

interface FrameDocument {
  /** Markup that was cleaned. */
  html: string;
  /** Whether pictures of other servers may be asked for. */
  showsImages: boolean;
  /** The CSP nonce of the page's styles. Any other value works where the page sets none. */
  nonce: string;
}

/** A document around a letter: its own policy lets nothing in but these styles, and pictures when they are wanted. */
export function documentOf({ html, showsImages, nonce }: FrameDocument): string {
  const csp = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `img-src data:${showsImages ? ' https:' : ''}`,
    `font-src ${location.origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  // The language of a letter is not known; screen readers need one, and most letters are in the reader's own.
  return (
    `<!doctype html><html lang="${document.documentElement.lang || 'en'}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${csp}">` +
    `<meta name="referrer" content="no-referrer"><style nonce="${nonce}">${fontFaces()}${styles}</style></head>` +
    `<body dir="auto">${html}</body></html>`
  );
}

/** The nonce of the page, or one for this document alone where the page has none. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || crypto.randomUUID();
}

/** Puts the colours and the type of the page on the letter, as they are now. */
export function wearTheme(frame: HTMLIFrameElement): void {
  const letter = frame.contentDocument?.documentElement;
  if (!letter) return;
  const page = getComputedStyle(frame);
  for (const [name, token] of Object.entries(worn)) {
    letter.style.setProperty(name, page.getPropertyValue(/--[^,)]+/.exec(token)?.[0] ?? ''));
  }
  // With another scheme than the page's, the browser puts a white ground behind it.
  letter.style.setProperty('color-scheme', page.colorScheme);
}

/** The page's own letters: a document of its own knows no font of another. */
function fontFaces(): string {
  return [...document.styleSheets].flatMap(rulesOf).join('');
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    const base = sheet.href ?? document.baseURI;
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule
        ? rule.cssText.replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`)
        : [],
    );
  } catch {
    // A sheet of another origin does not say what is in it, and has none of our fonts.
    return [];
  }
}
