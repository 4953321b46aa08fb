import { useCallback, useState } from 'react';
import type { Trail } from './menu.items.ts';

interface OpenPath {
  /** One open group per level: since an open group closes its neighbours, the open ones are always a path. */
  openPath: Trail;
  /** Opens a group and closes its neighbours, or closes it when it is open. */
  onToggle: (group: Trail) => void;
}

const none: Trail = [];

/** The open groups of a menu. Going elsewhere opens the groups on the way; collapsing the menu forgets all others. */
export function useOpenPath(trail: Trail, isCollapsed: boolean): OpenPath {
  const occasion = `${trail.join('/')} ${isCollapsed}`;
  const [opened, setOpened] = useState({ occasion, path: trail });
  const { path } = opened;
  // Kept, it would come back with its occasion: the pointer comes to a collapsed menu again and again.
  if (opened.occasion !== occasion) setOpened({ occasion, path: trail });
  const onToggle = useCallback(
    (group: Trail) => setOpened({ occasion, path: isOnPath(group, path) ? group.slice(0, -1) : group }),
    [occasion, path],
  );

  return { openPath: isCollapsed ? none : path, onToggle };
}

/** Whether a trail lies on the way of a path. */
export function isOnPath(trail: Trail, path: Trail): boolean {
  return trail.length <= path.length && trail.every((id, level) => id === path[level]);
}
