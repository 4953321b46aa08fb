import { Parser } from 'htmlparser2';

/** What of a message can be read. */
export interface MessageText {
  /** A line for each paragraph. */
  text: string;
  /** Whether it shows an image. */
  hasImage: boolean;
}

/** None of these is text of the message. */
const SILENT = new Set(
  'script style head title template noscript iframe object embed svg math audio video canvas textarea select datalist'.split(
    ' ',
  ),
);
const LINES = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
/** The tokenizer takes this much at once, so that a preview of a long message is soon there. */
const BITE = 4096;

/** What an element passes on to those in it. */
interface Sight {
  isGone: boolean;
  /** Elements inside can be visible again, or have a size of their own. */
  isUnseen: boolean;
  hasNoSize: boolean;
}

const IN_SIGHT: Sight = { isGone: false, isUnseen: false, hasNoSize: false };

/** Reads what markup shows, without giving it to the browser. What it hides stays hidden. */
function readText(html: string, enough = Number.POSITIVE_INFINITY): MessageText {
  let text = '';
  let hasImage = false;
  const open: { sight: Sight; start: number }[] = [];
  const sightNow = () => open.at(-1)?.sight ?? IN_SIGHT;
  const isShown = ({ isGone, isUnseen, hasNoSize }: Sight) => !isGone && !isUnseen && !hasNoSize;
  const separate = (name: string) => {
    if (LINES.has(name) && !text.endsWith('\n')) text += '\n';
    else if (CELLS.has(name)) text += ' ';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const sight = sightIn(sightNow(), name, attributes);
      if (isShown(sight)) {
        separate(name);
        if (name === 'br') text += '\n';
        if (name === 'img' && isSymbol(attributes.alt ?? '')) text += attributes.alt;
        else if (name === 'img') hasImage ||= isImage(attributes);
      }
      open.push({ sight, start: text.length });
    },
    onclosetag(name) {
      const closed = open.pop();
      if (!closed || !isShown(closed.sight)) return;
      separate(name);
      // A paragraph with nothing in it is an empty line.
      if (name === 'p' && closed.start === text.length) text += '\n';
    },
    ontext(data) {
      if (isShown(sightNow())) text += data.replaceAll(/[\t\n\f\r ]+/g, ' ');
    },
  });

  // An image in the markup itself may be as long as a thousand letters.
  const short = html.replaceAll(/\bdata:[^"'\s>]{64,}/gi, 'data:');
  for (let at = 0; at < short.length && text.length < enough; at += BITE) parser.write(short.slice(at, at + BITE));
  parser.end();
  return { text, hasImage };
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

export interface Preview {
  text: string;
  /** Whether an image is all that the message shows. */
  isImageAlone: boolean;
}

/** The beginning of a message in one line, at most so many characters. */
export function previewOf(html: string, length: number): Preview {
  // Twice as much, since spaces and fillers go.
  let read = readText(html, length * 2);
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

function sightIn(around: Sight, name: string, attributes: Record<string, string>): Sight {
  if (around.isGone || SILENT.has(name) || 'hidden' in attributes || isPreheader(attributes)) {
    return { ...around, isGone: true };
  }
  const style = (attributes.style ?? '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+|!important/gi, '')
    .toLowerCase();
  if (style === '') return around;
  const said = (property: string) => new RegExp(`(?:^|;)${property}:([^;]+)`).exec(style)?.[1];
  const isZero = (value: string | undefined) =>
    value !== undefined && /^[+-]?0*(?:\.0+)?(?:[a-z]+|%)?$/.test(value) && /0/.test(value);
  const hidesOverflow = said('overflow') === 'hidden' || said('overflow-y') === 'hidden';
  const isFlat = ['height', 'max-height', 'width', 'max-width'].some((property) => isZero(said(property)));
  const isAway = ['left', 'top', 'text-indent', 'margin-left'].some((property) =>
    /^-\d{3,}/.test(said(property) ?? ''),
  );
  const visibility = said('visibility');
  const size = said('font-size');
  return {
    isGone:
      said('display') === 'none' ||
      said('mso-hide') === 'all' ||
      isZero(said('opacity')) ||
      (isFlat && hidesOverflow) ||
      isAway,
    isUnseen: visibility === undefined ? around.isUnseen : visibility !== 'visible' && visibility !== 'inherit',
    hasNoSize: size === undefined ? around.hasNoSize : isZero(size),
  };
}

/** Newsletters name the line that is meant for lists alone, and hide it by a rule elsewhere. */
function isPreheader({ class: names = '', id = '' }: Record<string, string>): boolean {
  return /(?:^|[\s_-])pre-?header(?:$|[\s_-])/i.test(`${names} ${id}`);
}

/** Images of one pixel count readers, and show nothing. */
function isImage({ src, width, height }: Record<string, string>): boolean {
  return Boolean(src) && ![width, height].some((size) => size !== undefined && Number.parseFloat(size) <= 1);
}

const isSymbol = (text: string) => /^\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
