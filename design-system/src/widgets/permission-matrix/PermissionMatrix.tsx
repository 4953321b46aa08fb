import { Info } from 'lucide-react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { CellBox, HeadBox } from './MatrixBox.tsx';
import { lineState, type MatrixToggle, toggleOf } from './matrix.lines.ts';
import { Cell, ColumnHead, Corner, CornerTitle, GridFrame, Root, Row, RowHead } from './PermissionMatrix.styles.ts';
import type { MatrixCell, MatrixLine, MatrixPosition } from './permission-matrix.types.ts';
import { FoldButton } from './FoldButton.tsx';
import { useFolds } from './useFolds.ts';
import { type BoxIndex, indexOf, useMatrixKeys } from './useMatrixKeys.ts';

export interface PermissionMatrixProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  /** The name of the matrix for screen readers. */
  label: string;
  /** The corner: the title of everything, a sentence about it behind an info sign, and the name of the box for all cells. */
  corner: { title: string; hint: string; all: string };
  rows: readonly MatrixLine[];
  columns: readonly MatrixLine[];
  /** How a cell stands. */
  cellAt: (position: MatrixPosition) => MatrixCell;
  /** Called with the cells that a press changes: one, or those of a line that are not locked. */
  onToggle: (toggle: MatrixToggle) => void;
  /** Called on Control and Z; left out, the keys are not handled. */
  onUndo?: () => void;
  /**
   * How high it gets before it scrolls below its head, as CSS writes it.
   * @default As high as its rows
   */
  height?: string;
}

/**
 * Grants rights: areas against actions, with a box for each cell, each line and everything. It is one tab stop; arrows move
 * between the boxes. Narrow, each area is a card that is folded until it is opened.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { label, corner, rows, columns, cellAt, onToggle, onUndo, height, style, ...rest } = props;
  const positionsOf = ({ row, column }: BoxIndex): MatrixPosition[] => {
    const [inRows, inColumns] = [
      row === 0 ? rows : rows.slice(row - 1, row),
      column === 0 ? columns : columns.slice(column - 1, column),
    ];
    return inRows.flatMap(({ id }) => inColumns.map((each) => ({ row: id, column: each.id })));
  };
  const stateOf = (index: BoxIndex) => lineState(positionsOf(index).map(cellAt));
  const press = (index: BoxIndex) => {
    const toggle = toggleOf(positionsOf(index), cellAt);
    if (toggle) onToggle(toggle);
  };
  const folds = useFolds();
  const reveal = ({ row, column }: BoxIndex) => {
    const reached = column === 0 ? undefined : rows[row - 1];
    if (reached) folds.reveal(reached.id);
  };
  const { active, ...keys } = useMatrixKeys({
    rows: rows.length,
    columns: columns.length,
    onPress: press,
    onUndo,
    onReach: reveal,
  });
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    const index = indexOf(target);
    if (index) press(index);
  };
  const at = (row: number, column: number) => ({
    row,
    column,
    isActive: active.row === row && active.column === column,
  });

  return (
    <Root {...rest} style={{ ...style, '--columns': columns.length, ...(height && { '--height': height }) }}>
      <GridFrame role="grid" aria-label={label} data-scrolls={height ? true : undefined} {...keys} onChange={onChange}>
        <Row role="row" data-head>
          <Corner role="columnheader">
            <CornerTitle>
              {corner.title}
              <Icon icon={Info} label={corner.hint} />
            </CornerTitle>
            <HeadBox {...at(0, 0)} {...stateOf({ row: 0, column: 0 })} label={corner.all} />
          </Corner>
          {columns.map((column, index) => (
            <ColumnHead key={column.id} role="columnheader">
              <HeadBox {...at(0, index + 1)} {...stateOf({ row: 0, column: index + 1 })} label={column.label} />
            </ColumnHead>
          ))}
        </Row>
        {rows.map((row, rowIndex) => (
          <Row key={row.id} role="row" data-folded={!folds.isOpen(row.id) || undefined}>
            <RowHead role="rowheader">
              <HeadBox {...at(rowIndex + 1, 0)} {...stateOf({ row: rowIndex + 1, column: 0 })} label={row.label} />
              <FoldButton label={row.label} isOpen={folds.isOpen(row.id)} onPress={() => folds.toggle(row.id)} />
            </RowHead>
            {columns.map((column, index) => (
              <Cell key={column.id} role="gridcell">
                <CellBox
                  {...at(rowIndex + 1, index + 1)}
                  {...cellAt({ row: row.id, column: column.id })}
                  rowLabel={row.label}
                  columnLabel={column.label}
                />
              </Cell>
            ))}
          </Row>
        ))}
      </GridFrame>
    </Root>
  );
}
