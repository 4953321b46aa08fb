import { useState } from 'react';
import { usualLayout } from '../app-shell/shell-layout.ts';
import { type Customized, Customizer } from './Customizer.tsx';

const usual: Customized = { ...usualLayout, skin: 'light', direction: 'ltr', isMenuCollapsed: false };

/** Applies each choice at once. The horizontal menu offers neither the semi-dark skin nor colours. */
export function AppAppearance() {
  const [value, setValue] = useState(usual);
  return <Customizer value={value} onChange={(change) => setValue((current) => ({ ...current, ...change }))} />;
}
