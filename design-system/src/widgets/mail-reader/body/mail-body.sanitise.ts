import DOMPurify, { type Config } from 'dompurify';
import { IN_SIGHT, isShown, sightIn } from '../../../lib/markup/sight.ts';
import { markupPolicy, RENAMED, withoutEffects } from '../../../lib/markup/trusted-markup.ts';

/** The elements of a message. None of them makes a request, runs code, submits a form, or is positioned on the page. */
const ALLOWED_TAGS = (
  'a abbr address b blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font ' +
  'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th ' +
  'thead time tr tt u ul var wbr'
).split(' ');

/** No style, no id, no name, no class: none of them can reach what is outside the letter, or be reached. */
const ALLOWED_ATTR = 'href src alt title dir lang align valign colspan rowspan width height start'.split(' ');

const LINKS = /^(?:https?:|mailto:|tel:)/i;
const REMOTE = /^https?:/i;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i;

export interface SafeBody {
  html: string;
  /** How many pictures of other servers it asks for. */
  remoteImages: number;
}

export interface SanitiseOptions {
  /** Whether pictures of other servers may be asked for: who is asked learns that the letter was read. */
  showsImages: boolean;
}

const purifier = DOMPurify();
let state = { showsImages: false, remoteImages: 0 };

// A server has no document to read markup with.
if (purifier.isSupported) addRules();

function addRules() {
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node instanceof Element && isHiddenForGood(node)) node.remove();
  });

  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const { attrName, attrValue } = data;
    if (attrName === 'href') data.keepAttr = node.nodeName === 'A' && isSafeLetterLink(attrValue);
    if (attrName !== 'src') return;
    const isRemote = REMOTE.test(attrValue.trim());
    if (isRemote) state.remoteImages += 1;
    data.keepAttr = node.nodeName === 'IMG' && (isRemote ? state.showsImages : INLINE_IMAGE.test(attrValue.trim()));
  });

  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
      // Words of a link can promise anything: the title says where it leads.
      node.setAttribute('title', node.getAttribute('href') ?? '');
    }
    if (node.nodeName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
}

/** Text for lists alone, which styles hide that the letter loses here; nothing in it can be seen again. */
function isHiddenForGood(element: Element): boolean {
  const sight = sightIn(IN_SIGHT, element);
  return sight.isGone || (!isShown(sight) && element.querySelector(`[${RENAMED}style]`) === null);
}

const config: Config = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  FORBID_CONTENTS: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea'],
  ...(markupPolicy && { TRUSTED_TYPES_POLICY: markupPolicy }),
};

/** Sanitises a message's markup: only what can be read remains. On a server nothing does, and the page brings the letter. */
export function sanitiseBody(html: string, { showsImages }: SanitiseOptions): SafeBody {
  if (!purifier.isSupported) return { html: '', remoteImages: 0 };
  state = { showsImages, remoteImages: 0 };
  const clean = purifier.sanitize(withoutEffects(html), config);
  return { html: clean, remoteImages: state.remoteImages };
}

/** Whether a link of a letter may be followed: to a page, a mailbox, or a telephone. */
export function isSafeLetterLink(address: string): boolean {
  // Removes the characters that browsers ignore in a URL, so that they cannot disguise its scheme.
  return LINKS.test(address.replaceAll(/[\u0000-\u0020]+/g, ''));
}

/** Hands a document to the browser that this module made, head and all, of a letter that it has cleaned. */
export function writeDocument(frame: HTMLIFrameElement, html: string): void {
  const trusted: unknown = markupPolicy ? markupPolicy.createHTML(html) : html;
  frame.srcdoc = trusted as string;
}
