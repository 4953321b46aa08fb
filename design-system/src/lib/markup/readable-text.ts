import { IN_SIGHT, isShown, type Sight, sightIn } from './sight.ts';
import { inertDocument } from './trusted-markup.ts';

/** The readable part of markup. */
interface MarkupText {
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
class Reading implements MarkupText {
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

/**
 * Reads the text that markup shows.
 *
 * @param enough ends the reading after so many letters
 */
export function readText(html: string, enough = Number.POSITIVE_INFINITY): MarkupText {
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

/** Images of one pixel count readers, and show nothing. */
function isImage(element: Element): boolean {
  const sizes = ['width', 'height'].map((name) => element.getAttribute(name));
  return Boolean(element.getAttribute('src')) && !sizes.some((size) => size !== null && Number.parseFloat(size) <= 1);
}

const isSymbol = (text: string) => /^\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
