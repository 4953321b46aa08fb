import { useAppStateActor } from '../../app-state/AppStateProvider.tsx';
import { focusHeadingWhenLost } from '../../routing/focus.ts';

/** Ends the view as someone else. The page stays where it is, and is drawn again by the person's own rights. */
export function useStopView(): () => void {
  const appState = useAppStateActor();
  return () => {
    appState.send({ type: 'view ended' });
    // The button that was pressed goes with the view.
    focusHeadingWhenLost();
  };
}
