import { Customizer, usualLayout } from '@embarque/design-system';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';

/** Tries out the look of the desk: skin, direction and the collapsed menu are kept, the rest lasts until the next load. */
export function DeskCustomizer() {
  const { skin, direction, menuCollapsed, layout, prefer, arrange } = usePreferences();
  return (
    <Customizer
      value={{ ...usualLayout, ...layout, skin, direction, isMenuCollapsed: menuCollapsed }}
      onChange={({ skin: nextSkin, direction: nextDirection, isMenuCollapsed, ...change }) => {
        if (nextSkin) prefer('skin', nextSkin);
        if (nextDirection) prefer('direction', nextDirection);
        if (isMenuCollapsed !== undefined) prefer('menuCollapsed', isMenuCollapsed);
        arrange(change);
      }}
    />
  );
}
