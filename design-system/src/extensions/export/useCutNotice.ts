import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { notify } from '../../components/toasts/notify.tsx';

/** Says how many texts were longer than the cells of a workbook hold. For `onCut` of what writes the file. */
export function useCutNotice(): (count: number) => void {
  const { t } = useLingui();
  return (count) => {
    notify.warning(
      t`${plural(count, {
        one: '# text was too long for a cell of a workbook and was cut. Export as CSV to keep it whole.',
        other: '# texts were too long for a cell of a workbook and were cut. Export as CSV to keep them whole.',
      })}`,
    );
  };
}
