import { colourOf } from './colour-of.ts';

/** A text is drawn by its element itself, or in the field that it is. */
const FIELDS = 'input,select,textarea';

/** The elements of these parts that draw a text of their own. */
export function textsIn(parts: readonly Element[]): Element[] {
  return parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(drawsText);
}

const drawsText = (element: Element) =>
  element.matches(FIELDS) ||
  [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim());

/**
 * Describes how a text looks on its ground in the present appearance: its own colour and size, those of the text around it, and
 * whatever is painted below. The classes of the three innermost elements count too, for what they paint beside or before
 * themselves.
 */
export function inkReader(view: Window): (text: Element) => string {
  const grounds = new Map<Element, string>();

  function groundOf(element: Element | null): string {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const ground = groundOf(element.parentElement) + paintOf(view.getComputedStyle(element));
    grounds.set(element, ground);
    return ground;
  }

  return (text) => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = view.getComputedStyle(text);
    const around = text.parentElement;
    const outer = around?.parentElement;
    return [
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      textShadow,
      around && view.getComputedStyle(around).color,
      groundOf(text),
      colourOf(text, 0),
      around && colourOf(around, 0),
      outer && colourOf(outer, 0),
    ].join(' ');
  };
}

const PAINTLESS = 'rgba(0, 0, 0, 0) none 1 none normal ';

/** The paint of an element below its texts; empty where it paints nothing. */
function paintOf(style: CSSStyleDeclaration): string {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
  const paint = `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode} `;
  return paint === PAINTLESS ? '' : paint;
}
