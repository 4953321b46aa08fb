/** `semi-dark` is the light skin with a dark menu, `bordered` the light skin without shadows. */
export type Skin = 'light' | 'dark' | 'bordered' | 'semi-dark';
export type Direction = 'ltr' | 'rtl';
export type Density = 'comfortable' | 'compact';
/** `system` follows the person's setting; `reduced` keeps everything still. */
export type Motion = 'system' | 'reduced';

export interface Appearance {
  skin: Skin;
  direction: Direction;
  density: Density;
  motion: Motion;
}

/** Wears the given settings on the root element; what is left out stays as it is. Nothing renders again. */
export function applyAppearance(appearance: Partial<Appearance>, root: HTMLElement = document.documentElement): void {
  const { skin, direction, density, motion } = appearance;
  if (direction) root.dir = direction;
  for (const [name, value] of Object.entries({ skin, density, motion })) if (value) root.dataset[name] = value;
}

/** Whether movement is unwelcome, by the person's setting or by the root's. */
export function prefersStillness(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
