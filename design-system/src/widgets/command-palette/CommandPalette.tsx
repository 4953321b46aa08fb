import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { CommandPaletteProps } from './palette.types.ts';
const loadLayer = () => import('./PaletteLayer.tsx');

/**
 * Finds pages, people and actions from anywhere in the app. Its code arrives when it first opens, and it marks what was found. For a choice in a form, use
 * `ComboBox`; to narrow down a list on the page, `SearchField`.
 */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { code, ask } = useOnDemand(loadLayer);

  const load = useEffectEvent(() => void ask(onClose));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);

  return code && <code.PaletteLayer {...rest} isOpen={isOpen} onClose={onClose} />;
}
