import { IconButton, type IconButtonProps, Menu } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { usePreferences } from './PreferencesProvider.tsx';
import { useLanguageSection } from './useLanguageSection.ts';

export type PreferencesMenuProps = Pick<IconButtonProps, 'icon' | 'label'>;

const SKINS = ['light', 'dark'] as const;

/** Language and skin, for pages without a navbar. It opens at once: its button was pressed to fetch it. */
export function PreferencesMenu(props: PreferencesMenuProps) {
  const { t } = useLingui();
  const { skin, prefer } = usePreferences();
  const button = useRef<HTMLButtonElement>(null);
  const names = { light: t({ message: 'Light', context: 'skin' }), dark: t({ message: 'Dark', context: 'skin' }) };

  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);

  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton {...props} ref={button} />}
      items={[
        useLanguageSection(),
        {
          id: 'skins',
          label: t({ message: 'Skin', context: 'appearance' }),
          items: SKINS.map((id) => ({ id, label: names[id] })),
          selection: {
            mode: 'single',
            selected: [skin === 'dark' ? 'dark' : 'light'],
            onChange: ({ selected }) => {
              const chosen = SKINS.find((id) => id === selected[0]);
              if (chosen) prefer('skin', chosen);
            },
          },
        },
      ]}
    />
  );
}
