import { useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';

/** How a line is drawn, which is for those to choose who read it. */
export interface TrendAppearance {
  curve: 'smooth' | 'straight';
  hasPoints: boolean;
  hasZero: boolean;
}

interface TrendSettingsProps {
  title: string;
  appearance: TrendAppearance;
  onChange: (appearance: TrendAppearance) => void;
}

/** The settings of a chart of lines, behind a cog. */
export function TrendSettings({ title, appearance, onChange }: TrendSettingsProps) {
  const { t } = useLingui();
  const shown = [appearance.hasPoints && 'points', appearance.hasZero && 'zero'].filter((one) => one !== false);
  return (
    <Menu
      trigger={<IconButton icon={Settings} label={t`Settings of ${title}`} size="small" />}
      placement="bottom end"
      items={[
        {
          id: 'line',
          label: t({ message: 'Line', context: 'chart' }),
          items: [
            { id: 'smooth', label: t({ message: 'Smooth', context: 'chart' }) },
            { id: 'straight', label: t({ message: 'Straight', context: 'chart' }) },
          ],
          selection: {
            mode: 'single',
            selected: [appearance.curve],
            onChange: ({ selected: [curve] }) =>
              onChange({ ...appearance, curve: curve === 'straight' ? 'straight' : 'smooth' }),
          },
        },
        {
          id: 'show',
          label: t`Show`,
          items: [
            { id: 'points', label: t({ message: 'Points', context: 'chart' }) },
            { id: 'zero', label: t`Axis from zero` },
          ],
          selection: {
            mode: 'multiple',
            selected: shown,
            onChange: ({ selected }) =>
              onChange({ ...appearance, hasPoints: selected.includes('points'), hasZero: selected.includes('zero') }),
          },
        },
      ]}
    />
  );
}
