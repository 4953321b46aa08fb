import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useDeferredCode } from '../DeferredCodeProvider.tsx';
import { useEarlySearch } from './EarlySearch.tsx';

export type ShellLayer = 'search' | 'bookmarks' | 'shortcuts' | 'view as' | 'journal' | 'reset';

export interface OpenLayer {
  /** The layer that is open; one that opens takes the place of another. */
  layer: ShellLayer | null;
  open: (layer: ShellLayer) => void;
  /** Closes this layer, and no other that has opened meanwhile. */
  close: (layer: ShellLayer) => void;
}

/** The layers whose code is that of the frame. */
const DEFERRED: readonly ShellLayer[] = ['search', 'bookmarks'];

const LayerContext = createContext<OpenLayer | null>(null);

/** Holds which layer of the frame is open. */
export function ShellLayerProvider({ children }: { children: ReactNode }) {
  const { code, ask } = useDeferredCode();
  const [layer, setLayer] = useState<ShellLayer | null>(null);
  const isMissing = code === undefined;
  const value = useMemo(() => {
    const close = (closed: ShellLayer) => setLayer((now) => (now === closed ? null : now));
    const open = (wanted: ShellLayer) => {
      setLayer(wanted);
      if (isMissing && DEFERRED.includes(wanted)) void ask(() => close(wanted));
    };
    return { layer, open, close };
  }, [layer, isMissing, ask]);
  useEarlySearch(() => value.open('search'));
  return <LayerContext value={value}>{children}</LayerContext>;
}

export function useShellLayer(): OpenLayer {
  const open = useContext(LayerContext);
  if (!open) throw new Error('useShellLayer needs a ShellLayerProvider above it.');
  return open;
}
