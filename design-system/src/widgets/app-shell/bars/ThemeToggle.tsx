import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../../components/buttons/IconButton.tsx';
import type { Skin } from '../../../theme/appearance.ts';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** The skin on screen. Every skin but `dark` counts as light. */
  skin: Skin;
  /** Called with the skin that is asked for. */
  onSkinChange: (change: { skin: 'light' | 'dark' }) => void;
}

/** Turns the lights off and on again; the icon shows what pressing brings. */
export function ThemeToggle({ skin, onSkinChange, ...rest }: ThemeToggleProps) {
  const { t } = useLingui();
  const isDark = skin === 'dark';
  return (
    <IconButton
      size="small"
      {...rest}
      icon={isDark ? Sun : Moon}
      label={isDark ? t`Switch to the light skin` : t`Switch to the dark skin`}
      onClick={() => onSkinChange({ skin: isDark ? 'light' : 'dark' })}
    />
  );
}
