import type { Skin } from '@embarque/design-system';
import { baseStyles, forced, forcedCondition, type Palette, paletteOf } from './contrast-theme.ts';

/** Long enough for a dozen frames side by side. */
const AGAIN_MS = 300;

/**
 * Shows a page as in a contrast theme. A browser forces colours on a whole window or not at all, so this changes the styles of
 * the page: conditions about forced colours hold, and colours of its own give way. Styles that come later are changed as well.
 *
 * @returns stops watching the page
 */
export function forceColours(page: Document, skin: Skin): () => void {
  const palette = paletteOf(skin);
  const base = page.createElement('style');
  base.textContent = baseStyles(palette);
  page.head.prepend(base);

  const seen = new WeakSet<object>([base]);
  const forceAll = () => {
    for (const sheet of page.styleSheets) if (sheet.ownerNode !== base) forceRules(sheet.cssRules, palette, seen);
    for (const element of page.querySelectorAll<HTMLElement>('[style]')) forceInline(element, palette, seen);
  };
  forceAll();

  // Rules that a script inserts leave no trace in the document that one could wait for.
  const timer = setInterval(forceAll, AGAIN_MS);
  return () => clearInterval(timer);
}

/** The shape of a rule, whatever window it comes from: classes of one window are not those of another. */
type AnyRule = CSSRule & Partial<Pick<CSSStyleRule, 'style' | 'cssRules'> & Pick<CSSMediaRule, 'media'>>;

function forceRules(rules: CSSRuleList, palette: Palette, seen: WeakSet<object>): void {
  for (const rule of rules as Iterable<AnyRule>) {
    if (!seen.has(rule)) {
      seen.add(rule);
      if (rule.media) rule.media.mediaText = forcedCondition(rule.media.mediaText);
      if (rule.style) forceStyle(rule.style, palette);
    }
    if (rule.cssRules) forceRules(rule.cssRules, palette, seen);
  }
}

function forceInline(element: HTMLElement, palette: Palette, seen: WeakSet<object>): void {
  if (seen.has(element)) return;
  seen.add(element);
  forceStyle(element.style, palette);
}

const edges = ['', '-block', '-inline', '-block-start', '-block-end', '-inline-start', '-inline-end'];
const sides = [...edges, '-top', '-right', '-bottom', '-left'].map((edge) => `border${edge}`);
const others = [
  'color',
  'background',
  'background-color',
  'background-image',
  'text-decoration-color',
  'box-shadow',
  'text-shadow',
  'caret-color',
  'accent-color',
  'scrollbar-color',
  'fill',
  'stroke',
];

/** Shorthands among them: as long as a value holds a variable, their longhands are empty. */
const properties = [...others, ...[...sides, 'outline', 'column-rule'].flatMap((line) => [line, `${line}-color`])];

function forceStyle(style: CSSStyleDeclaration, palette: Palette): void {
  const keeps = style.getPropertyValue('forced-color-adjust') === 'none';
  for (const property of properties) {
    const value = style.getPropertyValue(property);
    const changed = value === '' ? null : forced(property, value, palette, keeps);
    const priority = style.getPropertyPriority(property);
    for (const [name, next] of Object.entries(changed ?? {})) {
      if (next === '') style.removeProperty(name);
      else style.setProperty(name, next, priority);
    }
  }
}
