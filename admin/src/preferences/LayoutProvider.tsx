import type { ShellLayout } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { usePreferences } from './PreferencesProvider.tsx';

/** How the desk stands, as far as it is not as usual. */
export interface AppArrangement extends Partial<ShellLayout> {
  isMenuCollapsed: boolean;
}

interface LayoutAccess {
  layout: AppArrangement;
  /** Changes how the desk stands until it is loaded again; whether the menu is collapsed is kept for good. */
  arrange: (change: Partial<AppArrangement>) => void;
  /** Takes the wish of the page that is open; `null` when it closes. Nothing of it is kept. */
  wish: (wish: Partial<AppArrangement> | null) => void;
}

const LayoutContext = createContext<LayoutAccess | null>(null);

/** Knows how the desk stands: as the person has arranged it, or as the page that is open wishes. */
export function LayoutProvider({ children }: { children: ReactNode }) {
  const { menuCollapsed, prefer } = usePreferences();
  const [arranged, setArranged] = useState<Partial<ShellLayout>>({});
  const [wished, wish] = useState<Partial<AppArrangement> | null>(null);

  const access = useMemo<LayoutAccess>(
    () => ({
      layout: { isMenuCollapsed: menuCollapsed, ...arranged, ...wished },
      arrange: (choice) => {
        const { isMenuCollapsed, ...change } = choice;
        if (isMenuCollapsed !== undefined) prefer('menuCollapsed', isMenuCollapsed);
        setArranged((current) => ({ ...current, ...change }));
        // What the person chooses while a page has a wish comes first, or the control would do nothing.
        wish((current) => current && { ...current, ...choice });
      },
      wish,
    }),
    [menuCollapsed, prefer, arranged, wished],
  );
  return <LayoutContext value={access}>{children}</LayoutContext>;
}

/** @throws when there is no `LayoutProvider` above */
export function useLayout(): LayoutAccess {
  const access = useContext(LayoutContext);
  if (!access) throw new Error('There is no layout here. Put LayoutProvider around what asks for it.');
  return access;
}

/**
 * Has the desk stand as a page wishes until that page closes; then it stands as before.
 *
 * @param wanted the same object each time
 */
export function useLayoutWish(wanted: Partial<AppArrangement>): void {
  const { wish } = useLayout();

  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    wish(wanted);
    return () => wish(null);
  }, [wish, wanted]);
}
