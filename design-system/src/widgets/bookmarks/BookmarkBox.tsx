import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { BookmarkBoxProps } from './bookmark.types.ts';
const loadLayer = () => import('./BookmarkLayer.tsx');

/** The box for finding, adding, removing and sorting bookmarks. Its code loads when it first opens. */
export function BookmarkBox({ isOpen, onClose, ...rest }: BookmarkBoxProps) {
  const { code, ask } = useOnDemand(loadLayer);

  const load = useEffectEvent(() => void ask(onClose));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);

  return code && <code.BookmarkLayer {...rest} isOpen={isOpen} onClose={onClose} />;
}
