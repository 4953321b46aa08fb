import type { ShellLayout } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { usePreferences } from './PreferencesProvider.tsx';

/** The parts of the layout that differ from the usual one. */
export interface AppArrangement extends Partial<ShellLayout> {
  isMenuCollapsed: boolean;
}

interface LayoutAccess {
  layout: AppArrangement;
  /** Changes the layout until the next load; whether the menu is collapsed is stored. */
  arrange: (change: Partial<AppArrangement>) => void;
  /** Applies the layout of the open page; `null` when it closes. It is never stored. */
  setOverride: (override: Partial<AppArrangement> | null) => void;
}

const LayoutContext = createContext<LayoutAccess | null>(null);

/** Provides the layout: the person's own, or the one that the open page asks for. */
export function LayoutProvider({ children }: { children: ReactNode }) {
  const { menuCollapsed, prefer } = usePreferences();
  const [arranged, setArranged] = useState<Partial<ShellLayout>>({});
  const [override, setOverride] = useState<Partial<AppArrangement> | null>(null);

  const access = useMemo<LayoutAccess>(
    () => ({
      layout: { isMenuCollapsed: menuCollapsed, ...arranged, ...override },
      arrange: (choice) => {
        const { isMenuCollapsed, ...change } = choice;
        if (isMenuCollapsed !== undefined) prefer('menuCollapsed', isMenuCollapsed);
        setArranged((current) => ({ ...current, ...change }));
        // A choice of the person also changes the layout of the open page, or the control would do nothing there.
        setOverride((current) => current && { ...current, ...choice });
      },
      setOverride,
    }),
    [menuCollapsed, prefer, arranged, override],
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
 * Applies the layout of a page until that page closes.
 *
 * @param override the same object each time
 */
export function useLayoutOverride(override: Partial<AppArrangement>): void {
  const { setOverride } = useLayout();

  // Before the first paint, so that nothing is seen to move.
  useLayoutEffect(() => {
    setOverride(override);
    return () => setOverride(null);
  }, [setOverride, override]);
}
