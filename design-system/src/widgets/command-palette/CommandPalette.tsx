import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { PaletteCommand, PaletteGroup } from './palette.types.ts';

export interface CommandPaletteProps {
  /** Whether it is there. */
  isOpen: boolean;
  /** Called when it should close: after something was taken, by Escape, and by a press beside it. */
  onClose: () => void;
  /** All that can be found. While somebody searches, every group is shown, also the one in which nothing was found. */
  groups: readonly PaletteGroup[];
  /**
   * Whether all can be found already: on its way, or not to be had, an empty group says so.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed';
  /** Shown before the first letter: what the person took last. */
  recent?: readonly PaletteCommand[];
  /**
   * How many commands of each group are shown.
   * @default 4
   */
  limit?: number;
  /**
   * What the field asks for.
   * @default 'Search'
   */
  placeholder?: string;
  /** Called with what was taken, before it acts and the palette closes. */
  onTake?: (taken: { command: PaletteCommand }) => void;
}

const loadLayer = () => import('./PaletteLayer.tsx');

/**
 * Finds pages, people and actions from anywhere in the app. Its code arrives when it first opens. For a choice in a form, use
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
