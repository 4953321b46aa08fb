import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { Bar, BarEnd } from './MailBox.styles.ts';
import { TOOLS_ABOVE_TOASTS } from '../../lib/toast-marks.ts';

export interface MailBarProps extends ComponentPropsWithRef<'div'> {
  /** How many mails are chosen. */
  selectedCount: number;
  /** How many mails are on the list. */
  totalCount: number;
  /** Called when all are to be chosen, or none. */
  onSelectAll: (change: { isSelected: boolean }) => void;
  /** Shown at the end while no message is selected, such as a filter. */
  end?: ReactNode;
  /** The actions on the selected messages, shown while there are some. */
  children: ReactNode;
}

/** Chooses all mails of a list, and says what can be done with the chosen ones. */
export function MailBar({ selectedCount, totalCount, onSelectAll, end, children, ...rest }: MailBarProps) {
  const { t } = useLingui();
  const isAll = totalCount > 0 && selectedCount === totalCount;
  return (
    <Bar role="group" aria-label={t`Selected emails`} {...rest} {...TOOLS_ABOVE_TOASTS}>
      {totalCount > 0 && (
        <Checkbox
          aria-label={t`Select all`}
          checked={isAll}
          isIndeterminate={selectedCount > 0 && !isAll}
          onChange={() => onSelectAll({ isSelected: selectedCount === 0 })}
        />
      )}
      <span role="status">
        {selectedCount > 0 ? (
          <Plural value={selectedCount} one="# selected" other="# selected" />
        ) : (
          // The name of the box again, which is no news.
          totalCount > 0 && (
            <span aria-hidden>
              <Trans>Select all</Trans>
            </span>
          )
        )}
      </span>
      {(selectedCount > 0 || end) && <BarEnd>{selectedCount > 0 ? children : end}</BarEnd>}
    </Bar>
  );
}
