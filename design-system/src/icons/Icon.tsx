import type { LucideIcon, LucideProps } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type IconSize = 'text' | 'menu';

export interface IconProps extends Omit<LucideProps, 'size' | 'absoluteStrokeWidth' | 'nonScalingStroke'> {
  /** The drawing, imported by name from `lucide-react`. */
  icon: LucideIcon;
  /**
   * 16 px in text and controls, 20 px in the menu and alone.
   * @default 'text'
   */
  size?: IconSize;
  /** The name of the icon, where no text beside it says the same. Without it, screen readers skip the icon. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'text', label, ...rest }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const Root = roots[size];
  return <Root as={Drawing} strokeWidth={1.75} {...meaning} {...rest} />;
}

const sized = (size: string) => styled.svg`
  flex: none;
  inline-size: ${size};
  block-size: ${size};
`;

/** Two sets of styles, made once each: there are hundreds of icons on a page. */
const roots = { text: sized(theme.size.iconText), menu: sized(theme.size.iconMenu) } satisfies Record<
  IconSize,
  unknown
>;
