import type { LucideIcon } from 'lucide-react';
import type { Suggestion } from '../../components/auto-complete/suggestions.ts';

export interface PaletteCommand extends Suggestion {
  /** Shown before the label. */
  icon?: LucideIcon;
  /** Address of a picture of the person that it stands for, shown in place of an icon; without one to load, the initials. */
  image?: string;
  /** A second line: who it belongs to, how large it is. It is not searched. */
  detail?: string;
  /** The keys that do the same without the palette, as people write them: "⌘D". The palette does not listen to them. */
  shortcut?: string;
  /** Called when an item without `href` is chosen. */
  onAction?: () => void;
}

export interface PaletteGroup {
  /** Tells it from all other groups. */
  id: string;
  /** Stands above its commands. */
  label: string;
  /**
   * Whether its commands are the answer to the text already: all are shown, and the group only while there are some, or it failed.
   * @default false
   */
  isAnswer?: boolean;
  /**
   * Whether the items of this group are ready, loading or failed to load.
   * @default The state of the palette
   */
  state?: 'ready' | 'loading' | 'failed';
  commands: readonly PaletteCommand[];
}

export interface CommandPaletteProps {
  /** Whether it is there. */
  isOpen: boolean;
  /** Called when it should close: after something was taken, by Escape, and by a press beside it. */
  onClose: () => void;
  /** All that can be found. While somebody searches, the groups in which nothing was found are named in one last row. */
  groups: readonly PaletteGroup[];
  /**
   * Whether the items are ready, loading or failed to load. An empty group shows the latter two.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed';
  /** Shown before the first letter: what the person took last. */
  recent?: readonly PaletteCommand[];
  /** Shown before the first letter, after what was used last: what is worth beginning with. */
  start?: readonly PaletteGroup[];
  /**
   * Whether answers to the text are being loaded. Until the first of them is there, nothing counts as missing.
   * @default false
   */
  isSearching?: boolean;
  /** Called with the text of the field, to look for answers elsewhere. */
  onSearch?: (search: { text: string }) => void;
  /**
   * How many commands of each group are shown.
   * @default 4
   */
  limit?: number;
  /**
   * The placeholder of the field.
   * @default 'Search'
   */
  placeholder?: string;
  /** The text that the field opens with: what somebody typed before it was there. */
  typed?: string | undefined;
  /** Called with what was taken, before it acts and the palette closes. */
  onTake?: (taken: { command: PaletteCommand }) => void;
}
