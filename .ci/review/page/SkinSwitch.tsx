import { Moon, Sun } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { SegmentedControl } from '../../../design-system/src/components/segmented-control/SegmentedControl.tsx';
import { applyAppearance } from '../../../design-system/src/theme/appearance.ts';

type PageSkin = 'light' | 'dark';

/** The skin of this page, which begins as the system has it. */
export function SkinSwitch() {
  const [skin, setSkin] = useState<PageSkin>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  useLayoutEffect(() => applyAppearance({ skin, direction: 'ltr', density: 'comfortable', motion: 'system' }), [skin]);
  return (
    <SegmentedControl
      label="Theme of this page"
      value={skin}
      options={[
        { value: 'light', label: 'Light', icon: Sun, isIconOnly: true },
        { value: 'dark', label: 'Dark', icon: Moon, isIconOnly: true },
      ]}
      onChange={({ value }) => setSkin(value)}
    />
  );
}
