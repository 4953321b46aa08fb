import { useLingui } from '@lingui/react/macro';
import { ChartNoAxesCombined, Download, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { Sheet } from '../chart.types.ts';
import type { ImageFormat } from './download.ts';
import { Tools } from './ChartFrame.styles.ts';

interface ChartToolsProps {
  label: string;
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
  onTableHint: () => void;
  isDownloadable: boolean;
  /** The element that holds the drawing. */
  frame: RefObject<HTMLElement | null>;
  sheet: () => Sheet;
}

/** The tools of every chart: show it as a table, download it. */
export function ChartTools(props: ChartToolsProps) {
  const { label, isTable, onTableChange, onTableHint, isDownloadable, frame, sheet } = props;
  const { t } = useLingui();
  const save = async (format: ImageFormat | 'csv' | 'csv-excel') => {
    try {
      const { saveImage, saveValues } = await import('./download.ts');
      if (format === 'csv' || format === 'csv-excel') await saveValues(sheet(), label, format);
      else if (frame.current) await saveImage(frame.current, label, format);
    } catch {
      const { notify } = await import('../../../components/toasts/notify.tsx');
      notify.error(t`Couldn't save ${label}. Try again.`);
    }
  };

  return (
    <Tools>
      <IconButton
        size="small"
        icon={isTable ? ChartNoAxesCombined : Table2}
        label={isTable ? t`Show ${label} as chart` : t`Show ${label} as table`}
        onPointerEnter={onTableHint}
        onClick={() => onTableChange(!isTable)}
      />
      {isDownloadable && (
        <Menu
          placement="bottom end"
          trigger={<IconButton size="small" icon={Download} label={t`Download ${label}`} />}
          items={[
            { id: 'png', label: t`Picture (PNG)`, isDisabled: isTable, onAction: () => void save('png') },
            { id: 'svg', label: t`Drawing (SVG)`, isDisabled: isTable, onAction: () => void save('svg') },
            { id: 'csv', label: t`Values (CSV)`, onAction: () => void save('csv') },
            {
              id: 'csv-excel',
              label: t`Values for Excel with decimal comma (CSV)`,
              onAction: () => void save('csv-excel'),
            },
          ]}
        />
      )}
    </Tools>
  );
}
