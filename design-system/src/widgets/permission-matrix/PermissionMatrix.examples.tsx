import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';
import type { MatrixPosition } from './permission-matrix.types.ts';

const keyOf = ({ row, column }: MatrixPosition) => `${row}.${column}`;

const stored: readonly string[] = ['policies.read', 'policies.write', 'claims.read', 'payroll.read'];

function useSample(locked: readonly string[] = []): PermissionMatrixProps {
  const { t } = useLingui();
  const [granted, setGranted] = useState(stored);
  return {
    label: t`Rights of the role`,
    corner: { title: t`Administrator Access`, hint: t`Everything, also in areas to come`, all: t`Select All` },
    rows: [
      { id: 'policies', label: t({ message: 'Policies', context: 'area' }) },
      { id: 'claims', label: t({ message: 'Claims', context: 'area' }) },
      { id: 'payroll', label: t({ message: 'Payroll', context: 'area' }) },
    ],
    columns: [
      { id: 'read', label: t({ message: 'Read', context: 'right' }) },
      { id: 'write', label: t({ message: 'Write', context: 'right' }) },
      { id: 'create', label: t({ message: 'Create', context: 'right' }) },
    ],
    cellAt: (position) => {
      const isOn = granted.includes(keyOf(position));
      return {
        isOn,
        isChanged: isOn !== stored.includes(keyOf(position)),
        lock: locked.includes(keyOf(position)) ? t`You don't have this right` : undefined,
      };
    },
    onToggle: ({ cells, isOn }) => {
      const keys = cells.map(keyOf);
      setGranted((before) => [...before.filter((key) => !keys.includes(key)), ...(isOn ? keys : [])]);
    },
    onUndo: () => setGranted(stored),
  };
}

/** A changed cell has a sign and a tint. */
export function Rights() {
  return <PermissionMatrix {...useSample()} />;
}

/** Rights that you don't have yourself are locked, and row switches skip them. */
export function LockedRights() {
  return <PermissionMatrix {...useSample(['payroll.write', 'payroll.create'])} />;
}
