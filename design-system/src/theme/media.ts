/** Media queries for styles; custom properties cannot stand in them, so the widths live here. */
export const media = {
  /** Also a page that is magnified four times. */
  smallPhone: '@media (max-width: 359.98px)',
  phone: '@media (max-width: 599.98px)',
  /** Too low for something that stays in sight beside what scrolls: also a page that is magnified four times. */
  low: '@media (max-height: 479.98px)',
  beyondPhone: '@media (min-width: 600px)',
  /** Too narrow for a table of many columns. */
  smallTablet: '@media (max-width: 899.98px)',
  tablet: '@media (max-width: 991.98px)',
  /** Below this width the menu lies over the page. */
  narrow: '@media (max-width: 1199.98px)',
  /** Room for a list and what is open from it, side by side. */
  wide: '@media (min-width: 1280px)',
  coarsePointer: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
