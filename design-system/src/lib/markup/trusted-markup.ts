import type { Config } from 'dompurify';
import { RENAMED } from './renamed.ts';

export { RENAMED } from './renamed.ts';

/** The policy whose markup a page that requires Trusted Types accepts. */
type MarkupPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/**
 * The one policy of the app under which markup may be made. Only the sanitiser of letters and the readers below use it: what it
 * makes is not looked at again.
 */
export const markupPolicy: MarkupPolicy | undefined = createPolicy();

function createPolicy(): MarkupPolicy | undefined {
  const factory = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => MarkupPolicy } })
    .trustedTypes;
  return factory?.createPolicy('embarque-mail', {
    createHTML: (html: string) => html,
    createScriptURL: () => {
      throw new TypeError('A letter loads no script.');
    },
  });
}

const decoded = new Map<string, string>();

/** The text of a character reference such as `&ccedil;`, as the browser knows it; one that it does not know stays as it is. */
export function textOfReference(reference: string): string {
  // A name alone cannot hold an element, whatever comes after it.
  if (!/^&[a-z][a-z\d]*;?$/i.test(reference) || typeof DOMParser === 'undefined') return reference;
  const text = decoded.get(reference) ?? parse(reference);
  decoded.set(reference, text);
  return text;
}

function parse(reference: string): string {
  return inertDocument(reference).body.textContent;
}

/**
 * Renames styles and handlers, and removes style sheets: browsers report them to the page's policy as soon as they parse them,
 * wherever that is. Nothing depends on finding them all: those that are overlooked here are reported, and have no effect either.
 */
export function withoutEffects(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replaceAll(/<[a-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi, (tag) =>
      tag.replaceAll(/(\s)(style|on[a-z]+)(?=\s*=)/gi, `$1${RENAMED}$2`),
    );
}

/**
 * Parses markup to be read, never shown: no script in it runs, and nothing that it names is loaded. Styles and handlers have other
 * names, see `RENAMED`.
 *
 * @param html any markup; what is broken is read as browsers read it
 */
export function inertDocument(html: string): Document {
  const page = `<!doctype html><html><body>${withoutEffects(html)}</body></html>`;
  const trusted: unknown = markupPolicy ? markupPolicy.createHTML(page) : page;
  return new DOMParser().parseFromString(trusted as string, 'text/html');
}
