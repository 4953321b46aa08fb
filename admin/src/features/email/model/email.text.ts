import { inertDocument, IN_SIGHT, isShown, type Sight, sightIn } from '@embarque/design-system/markup';

/** The readable part of a message. */
export interface MessageText {
  /** A line for each paragraph. */
  text: string;
  /** Whether it shows an image. */
  hasImage: boolean;
}

const LINES = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
/** Reads the text that markup shows. Hidden text stays hidden. */
class Reading implements MessageText {
  text = '';
  hasImage = false;
  readonly #enough: number;

  constructor(enough: number) {
    this.#enough = enough;
  }

  /** Reads the nodes in a node, until there is enough. */
  readIn(parent: Node, sight: Sight): void {
    for (let node = parent.firstChild; node && this.text.length < this.#enough; node = node.nextSibling) {
      if (node.nodeType === TEXT && isShown(sight)) this.text += node.nodeValue?.replaceAll(/[\t\n\f\r ]+/g, ' ') ?? '';
      else if (node.nodeType === ELEMENT) this.#readElement(node as Element, sight);
    }
  }

  #readElement(element: Element, around: Sight): void {
    const name = element.localName;
    const sight = sightIn(around, element);
    const start = this.text.length;
    if (isShown(sight)) this.#open(element);
    const inside = this.text.length;
    if (!sight.isGone) this.readIn(element, sight);
    if (!isShown(sight)) return;
    this.#separate(name);
    // A paragraph with nothing in it is an empty line.
    if (name === 'p' && this.text.length <= Math.max(inside, start + 1)) this.text += '\n';
  }

  #open(element: Element): void {
    const name = element.localName;
    this.#separate(name);
    if (name === 'br') this.text += '\n';
    if (name !== 'img') return;
    const alt = element.getAttribute('alt') ?? '';
    if (isSymbol(alt)) this.text += alt;
    else this.hasImage ||= isImage(element);
  }

  #separate(name: string): void {
    if (LINES.has(name) && !this.text.endsWith('\n')) this.text += '\n';
    else if (CELLS.has(name)) this.text += ' ';
  }
}

const TEXT = 3;
const ELEMENT = 1;

function readText(html: string, enough = Number.POSITIVE_INFINITY): MessageText {
  // An image in the markup itself may be as long as a thousand letters.
  const short = html.replaceAll(/\bdata:[^"'\s>]{64,}/gi, 'data:');
  const reading = new Reading(enough);
  reading.readIn(inertDocument(short).body, IN_SIGHT);
  return reading;
}

/** The text of markup, with a line for each paragraph. */
export function plainTextOf(html: string): string {
  const lines = readText(html).text.split('\n');
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** In characters of markup. */
const BEGINNING = 8192;

export interface Preview {
  text: string;
  /** Whether an image is all that the message shows. */
  isImageAlone: boolean;
}

/** The beginning of a message in one line, at most so many characters. */
export function previewOf(html: string, length: number): Preview {
  // Most messages begin with their text; to parse all of a long one for a line of it would take too long.
  let read = readText(html.slice(0, BEGINNING), length * 2);
  if (squeezed(read.text).length < length) read = readText(html);
  const text = squeezed(read.text)
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
  return { text, isImageAlone: text === '' && read.hasImage };
}

/** Whether markup shows something to its reader. */
export function isBlank(html: string): boolean {
  const { text, isImageAlone } = previewOf(html, 1);
  return text === '' && !isImageAlone;
}

/** Variation selectors and tags make emoji what they are. */
const NO_WIDTH = /(?![\u200C-\u200F\u{E0020}-\u{E007F}]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
/** Joiners and marks of direction mean something between two letters, and fill space everywhere else. */
const FILLER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C-\u200F]+|[\u200C-\u200F]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

function squeezed(text: string): string {
  return text.replaceAll(NO_WIDTH, '').replaceAll(FILLER, '').replaceAll(/\s+/g, ' ').trim();
}

/** Images of one pixel count readers, and show nothing. */
function isImage(element: Element): boolean {
  const sizes = ['width', 'height'].map((name) => element.getAttribute(name));
  return Boolean(element.getAttribute('src')) && !sizes.some((size) => size !== null && Number.parseFloat(size) <= 1);
}

const isSymbol = (text: string) => /^\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
