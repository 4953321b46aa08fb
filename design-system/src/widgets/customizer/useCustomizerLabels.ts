import { useLingui } from '@lingui/react/macro';
import type { Skin } from '../../theme/appearance.ts';
import type { ShellLayout } from '../app-shell/shell-layout.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface CustomizerLabels {
  skins: Choice<Skin>[];
  widths: Choice<ShellLayout['contentWidth']>[];
  menus: Choice<ShellLayout['menu']>[];
  navbars: Choice<ShellLayout['navbar']>[];
  tones: Choice<ShellLayout['navbarTone']>[];
  footers: Choice<ShellLayout['footer']>[];
}

/** The options, in display order. */
export function useCustomizerLabels(): CustomizerLabels {
  const { t } = useLingui();
  return {
    skins: [
      { value: 'light', label: t({ message: 'Light', context: 'skin' }) },
      { value: 'bordered', label: t`Bordered` },
      { value: 'dark', label: t({ message: 'Dark', context: 'skin' }) },
      { value: 'semi-dark', label: t`Semi-dark` },
    ],
    widths: [
      { value: 'full', label: t`Full width` },
      { value: 'boxed', label: t`Boxed` },
    ],
    menus: [
      { value: 'vertical', label: t`Vertical` },
      { value: 'horizontal', label: t`Horizontal` },
    ],
    navbars: [
      { value: 'floating', label: t`Floating` },
      { value: 'sticky', label: t`Sticky` },
      { value: 'static', label: t`Static` },
      { value: 'hidden', label: t`Hidden` },
    ],
    tones: [
      { value: 'surface', label: t`White` },
      { value: 'primary', label: t`Primary` },
      { value: 'secondary', label: t`Secondary` },
      { value: 'success', label: t`Success` },
      { value: 'danger', label: t`Danger` },
      { value: 'info', label: t`Info` },
      { value: 'warning', label: t`Warning` },
      { value: 'dark', label: t({ message: 'Dark', context: 'skin' }) },
    ],
    footers: [
      { value: 'sticky', label: t`Sticky` },
      { value: 'static', label: t`Static` },
      { value: 'hidden', label: t`Hidden` },
    ],
  };
}
