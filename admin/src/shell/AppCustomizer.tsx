import { Customizer, usualLayout } from '@embarque/design-system';
import { useLayout } from '../preferences/LayoutProvider.tsx';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** Tries out the appearance of the app: skin, direction and the collapsed menu are kept, the rest lasts until the next load. */
export function AppCustomizer() {
  const { skin, direction, prefer } = usePreferences();
  const { layout, arrange } = useLayout();
  return (
    <Customizer
      value={{ ...usualLayout, ...layout, skin, direction }}
      onChange={({ skin: nextSkin, direction: nextDirection, ...change }) => {
        if (nextSkin) prefer('skin', nextSkin);
        if (nextDirection) prefer('direction', nextDirection);
        arrange(change);
      }}
    />
  );
}
