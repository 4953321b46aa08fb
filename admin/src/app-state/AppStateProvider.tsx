import { createContext, type ReactNode, useContext } from 'react';
import type { AppState, AppStateActor } from './app-state.ts';
import { useActorState } from './useActorState.ts';

const AppStateContext = createContext<AppStateActor | null>(null);

export function AppStateProvider({ appState, children }: { appState: AppStateActor; children: ReactNode }) {
  return <AppStateContext value={appState}>{children}</AppStateContext>;
}

/** A part of the app's state; renders again only when that part changes. */
export function useAppState<T>(select: (state: AppState) => T): T {
  return useActorState(useAppStateActor(), ({ context }) => select(context));
}

/** The app's state, to send events to. */
export function useAppStateActor(): AppStateActor {
  const actor = useContext(AppStateContext);
  if (!actor) throw new Error('There is no app state here. Put AppStateProvider around what asks for it.');
  return actor;
}
