import { RENAMED } from './renamed.ts';

/** None of these is text to read. */
const SILENT = new Set(
  'script style head title template noscript iframe object embed svg math audio video canvas textarea select datalist'.split(
    ' ',
  ),
);

/** The visibility that an element passes on to those in it. */
export interface Sight {
  isGone: boolean;
  /** Elements inside can be visible again, or have a size of their own. */
  isUnseen: boolean;
  hasNoSize: boolean;
}

export const IN_SIGHT: Sight = { isGone: false, isUnseen: false, hasNoSize: false };

export const isShown = ({ isGone, isUnseen, hasNoSize }: Sight) => !isGone && !isUnseen && !hasNoSize;

/** The visibility of what is in an element whose attributes `withoutEffects` has renamed. */
export function sightIn(around: Sight, element: Element): Sight {
  if (around.isGone || SILENT.has(element.localName) || element.hasAttribute('hidden') || isPreheader(element)) {
    return { ...around, isGone: true };
  }
  const style = (element.getAttribute(`${RENAMED}style`) ?? '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+|!important/gi, '')
    .toLowerCase();
  if (style === '') return around;
  const declared = (property: string) => new RegExp(`(?:^|;)${property}:([^;]+)`).exec(style)?.[1];
  const isZero = (value: string | undefined) =>
    value !== undefined && /^[+-]?0*(?:\.0+)?(?:[a-z]+|%)?$/.test(value) && /0/.test(value);
  const hidesOverflow = declared('overflow') === 'hidden' || declared('overflow-y') === 'hidden';
  const isFlat = ['height', 'max-height', 'width', 'max-width'].some((property) => isZero(declared(property)));
  const isClipped =
    /^rect\((?:[01](?:px)?,?){4}\)$/.test(declared('clip') ?? '') ||
    /^inset\((?:50|100)%\)/.test(declared('clip-path') ?? '');
  const isAway = ['left', 'top', 'text-indent', 'margin-left'].some((property) =>
    /^-\d{3,}/.test(declared(property) ?? ''),
  );
  const visibility = declared('visibility');
  const size = declared('font-size');
  return {
    isGone:
      declared('display') === 'none' ||
      declared('mso-hide') === 'all' ||
      isZero(declared('opacity')) ||
      isClipped ||
      (isFlat && hidesOverflow) ||
      isAway,
    isUnseen: visibility === undefined ? around.isUnseen : visibility !== 'visible' && visibility !== 'inherit',
    // Letters of a pixel are not there to be read.
    hasNoSize: size === undefined ? around.hasNoSize : isZero(size) || /^(?:0?\.\d+|1)(?:px|pt)$/.test(size),
  };
}

/** Newsletters name the line that is meant for lists alone, and hide it by a rule elsewhere. */
function isPreheader(element: Element): boolean {
  const names = ['class', 'id'].map((name) => element.getAttribute(name) ?? '').join(' ');
  return /(?:^|[\s_-])pre-?header(?:$|[\s_-])/i.test(names);
}
