import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUp, ChevronUp, RefreshCw, RotateCw, Trash2, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Table } from '../../tables/table/Table.tsx';
import { ActionCard } from '../action-card/ActionCard.tsx';

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** Collapses, reloads, and can be removed; a toast restores it. */
export function AllActions() {
  const { t } = useLingui();
  const rows = [
    { id: 'collapse', icon: ChevronUp, action: t`Collapse`, result: t`Collapses and expands the card` },
    { id: 'reload', icon: RotateCw, action: t`Reload`, result: t`Reloads the content` },
    { id: 'remove', icon: X, action: t`Remove`, result: t`Removes the card; you can undo` },
  ];
  return (
    <ActionCard title={t`Departures today`} onReload={() => seconds(2)}>
      <Table
        caption={t`What the buttons do`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'action', header: t`Action`, cell: ({ action }) => action },
          { id: 'icon', header: t`Icon`, cell: ({ icon }) => <Icon icon={icon} /> },
          { id: 'result', header: t`What happens`, cell: ({ result }) => result },
        ]}
      />
    </ActionCard>
  );
}

/** For notes that are read once, with an icon of its own. */
export function CollapseOnly() {
  const { t } = useLingui();
  return (
    <ActionCard title={t`Before the flight`} actions={['collapse']} icons={{ collapse: ChevronsUp }}>
      <Trans>Install the eSIM at home, on Wi-Fi. It starts with the first network abroad.</Trans>
    </ActionCard>
  );
}

/** Reloads figures. They cannot be used until the promise is settled. */
export function ReloadOnly() {
  const { t } = useLingui();
  return (
    <ActionCard
      title={t`Flights with delays`}
      actions={['reload']}
      icons={{ reload: RefreshCw }}
      onReload={() => seconds(2)}
    >
      <Trans>Two flights to Lisbon are late by more than four hours: nine travellers may claim the delay.</Trans>
    </ActionCard>
  );
}

/** For hints that can be dismissed. */
export function RemoveOnly() {
  const { t } = useLingui();
  return (
    <ActionCard title={t`Did you know?`} actions={['remove']} icons={{ remove: Trash2 }}>
      <Trans>A policy can be sold until the traveller has left the country of departure.</Trans>
    </ActionCard>
  );
}
