import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { notify } from '../../components/toasts/notify.tsx';

/** Says how many texts were longer than the cells of a workbook hold. For `onCut` of what writes the file. */
export function useCutNotice(): (count: number) => void {
  const { t } = useLingui();
  return (count) => {
    notify.warning(
      t`${plural(count, {
        one: '# text was cut to fit a workbook cell. Export as CSV to keep it whole.',
        other: '# texts were cut to fit workbook cells. Export as CSV to keep them whole.',
      })}`,
    );
  };
}
