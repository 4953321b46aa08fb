import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import type { LineState } from './matrix.lines.ts';
import { CellFrame, HeadText, NarrowText, Note, Sign } from './PermissionMatrix.styles.ts';
import type { MatrixCell } from './permission-matrix.types.ts';
import type { BoxIndex } from './useMatrixKeys.ts';

interface BoxProps extends BoxIndex {
  /** Whether Tab leads here. */
  isActive: boolean;
}

interface CellBoxProps extends BoxProps, MatrixCell {
  rowLabel: string;
  columnLabel: string;
}

// The grid listens for all of its boxes.
const listenedAbove = () => undefined;

/** The box of one right. It renders again only when something of its own changes. */
export const CellBox = memo(function CellBox(props: CellBoxProps) {
  const { row, column, isActive, rowLabel, columnLabel, isOn, isChanged = false, note, lock } = props;
  const { t } = useLingui();
  const name = [columnLabel, rowLabel, isChanged && t({ message: 'changed', context: 'right' }), note, lock]
    .filter(Boolean)
    .join(', ');
  return (
    <CellFrame data-changed={isChanged || undefined} data-locked={lock ? true : undefined}>
      <Checkbox
        {...boxProps({ row, column, isActive })}
        aria-label={name}
        aria-disabled={lock ? true : undefined}
        title={lock}
        checked={isOn}
        onChange={listenedAbove}
      >
        <NarrowText aria-hidden>{columnLabel}</NarrowText>
      </Checkbox>
      {isChanged && (
        <Sign aria-hidden data-sign={isOn ? 'more' : 'less'}>
          {isOn ? '+' : '−'}
        </Sign>
      )}
      {note && <Note aria-hidden>{note}</Note>}
    </CellFrame>
  );
});

interface HeadBoxProps extends BoxProps, LineState {
  label: string;
}

/** The box of a whole line. */
export const HeadBox = memo(function HeadBox(props: HeadBoxProps) {
  const { row, column, isActive, label, state, on, total, locked } = props;
  const { t } = useLingui();
  const count = locked > 0 ? t`${on} of ${total}, ${locked} locked` : t`${on} of ${total}`;
  return (
    <Checkbox
      {...boxProps({ row, column, isActive })}
      aria-label={`${label}, ${count}`}
      aria-disabled={locked === total || undefined}
      isIndeterminate={state === 'mixed'}
      checked={state === 'on'}
      onChange={listenedAbove}
    >
      <HeadText aria-hidden>
        <span>{label}</span>
        <small>{count}</small>
      </HeadText>
    </Checkbox>
  );
});

const boxProps = ({ row, column, isActive }: BoxProps) => ({
  'data-row': row,
  'data-column': column,
  tabIndex: isActive ? 0 : -1,
});
