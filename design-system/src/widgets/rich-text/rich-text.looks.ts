import type { CSSProperties } from 'react';
import { RENAMED } from '../../lib/markup/renamed.ts';
import { theme } from '../../theme/theme.ts';

const { color } = theme;

/** The looks that the tools of the editor give, and no others: text of any origin comes through here. */
const looks: Readonly<Record<string, { name: keyof CSSProperties; values: readonly string[] }>> = {
  'text-align': { name: 'textAlign', values: ['center', 'end', 'justify'] },
  'font-family': { name: 'fontFamily', values: ['serif', 'monospace'] },
  'font-size': { name: 'fontSize', values: ['12px', '18px', '24px', '32px'] },
  color: { name: 'color', values: [color.primaryInk, color.successInk, color.warningInk, color.dangerInk] },
};

/** How an element of the text looks, as far as its author may decide it. */
export function lookOf(element: Element): CSSProperties | undefined {
  const style = element.getAttribute(`${RENAMED}style`);
  if (style === null) return undefined;
  const entries = style.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    const look = looks[property.toLowerCase()];
    return look?.values.includes(value) ? [[look.name, value]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
