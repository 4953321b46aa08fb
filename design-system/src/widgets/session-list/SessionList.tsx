import { Trans, useLingui } from '@lingui/react/macro';
import { Laptop, LogOut, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Table, type TableProps } from '../../tables/table/Table.tsx';
import type { TableColumn } from '../../tables/table/table.types.ts';

export interface DeviceSession {
  /** Tells it from the others. */
  id: string;
  /** The browser and its system, such as "Chrome on Windows". */
  browser: string;
  /** The device, such as "HP Spectre 360". */
  device: string;
  kind: 'computer' | 'tablet' | 'phone';
  /** About where it is. */
  place: string;
  /** When it was used last, in words. */
  lastActive: ReactNode;
  /** Whether it is the one that the person looks at. */
  isCurrent: boolean;
}

export interface SessionListProps extends Omit<
  TableProps<DeviceSession>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'
> {
  /** The name of the table, for screen readers. */
  label: string;
  sessions: readonly DeviceSession[];
  /** Called when another device is to be signed out. */
  onRevoke?: (revoked: { id: string }) => void;
}

const icons: Record<DeviceSession['kind'], LucideIcon> = { computer: Laptop, tablet: Tablet, phone: Smartphone };

/** Lists the devices that an account is signed in on. The one at hand comes first and cannot be revoked: for that, people sign out. */
export function SessionList({ label, sessions, onRevoke, ...rest }: SessionListProps) {
  const { t } = useLingui();
  const columns: TableColumn<DeviceSession>[] = [
    {
      id: 'browser',
      header: t({ message: 'Browser', context: 'session' }),
      cell: ({ browser, kind, isCurrent }) => (
        <Inline gap="s">
          <Icon icon={icons[kind]} size="menu" />
          <span>{browser}</span>
          {isCurrent && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </Inline>
      ),
    },
    { id: 'device', header: t({ message: 'Device', context: 'session' }), cell: ({ device }) => device },
    { id: 'place', header: t({ message: 'Location', context: 'session' }), cell: ({ place }) => place },
    { id: 'lastActive', header: t`Recent activity`, cell: ({ lastActive }) => <bdi>{lastActive}</bdi> },
  ];
  const actions = ({ id, browser, device, isCurrent }: DeviceSession) =>
    !isCurrent && (
      <Button
        size="small"
        variant="ghost"
        tone="danger"
        icon={LogOut}
        aria-label={t`Sign out ${browser}, ${device}`}
        onClick={() => onRevoke?.({ id })}
      >
        <Trans context="session">Sign out</Trans>
      </Button>
    );
  return (
    <Table
      {...rest}
      caption={label}
      columns={columns}
      rows={sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))}
      rowKey={({ id }) => id}
      {...(onRevoke && { rowActions: actions })}
    />
  );
}
