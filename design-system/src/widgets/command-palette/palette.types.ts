import type { LucideIcon } from 'lucide-react';
import type { Suggestion } from '../../components/auto-complete/suggestions.ts';

export interface PaletteCommand extends Suggestion {
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Address of a picture of the person that it stands for, shown in place of an icon; without one to load, the initials. */
  picture?: string;
  /** A second line: who it belongs to, how large it is. It is not searched. */
  detail?: string;
  /** The keys that do the same without the palette, as people write them: "⌘D". The palette does not listen to them. */
  shortcut?: string;
  /** What it does, when it goes nowhere. */
  onAction?: () => void;
}

export interface PaletteGroup {
  /** Tells it from all other groups. */
  id: string;
  /** Stands above its commands. */
  label: string;
  commands: readonly PaletteCommand[];
}
