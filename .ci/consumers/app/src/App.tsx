import {
  AppShell,
  Button,
  DatePicker,
  Dialog,
  FileUploader,
  notify,
  PageHeader,
  Select,
  Toaster,
} from '@embarque/design-system';
import { DataTable } from '@embarque/design-system/datatables';
import { Editor } from '@embarque/design-system/editor';
import { LayoutDashboard } from 'lucide-react';
import { useState } from 'react';
import { Board } from './Board.tsx';
import { Days } from './Days.tsx';
import { Trend } from './Trend.tsx';

const menu = [{ id: 'all', items: [{ id: 'home', label: 'Home', icon: LayoutDashboard, href: '/' }] }];
const kinds = [
  { value: 'insurance', label: 'Travel insurance' },
  { value: 'esim', label: 'eSIM' },
] as const;
const travellers = [
  { id: 1, name: 'Marina Duarte', trips: 4 },
  { id: 2, name: 'Ahmed Osman', trips: 2 },
];

/** Twelve widgets as another team would use them. */
export function App() {
  const [isMenuCollapsed, setMenuCollapsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<(typeof kinds)[number]['value'] | null>('esim');
  return (
    <AppShell
      menu={menu}
      currentHref="/"
      isMenuCollapsed={isMenuCollapsed}
      onMenuCollapsedChange={({ isCollapsed }) => setMenuCollapsed(isCollapsed)}
    >
      <PageHeader title="Twelve widgets" />
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Button variant="outline" onClick={() => notify.success('Policy issued.')}>
        Show toast
      </Button>
      <Select label="Kind" options={kinds} value={kind} onChange={({ value }) => setKind(value)} />
      <DatePicker label="Departure" defaultValue="2026-11-21" isClearable />
      <FileUploader label="Receipts" isMultiple upload={() => Promise.resolve()} />
      <Editor label="Message" defaultValue="<p>Install the eSIM at home.</p>" />
      <DataTable
        title="Travellers"
        rows={travellers}
        rowKey={({ id }) => String(id)}
        columns={[
          { id: 'name', header: 'Name', value: ({ name }) => name },
          { id: 'trips', header: 'Trips', value: ({ trips }) => trips, align: 'end' },
        ]}
      />
      <Trend />
      <Board />
      <Days />
      <Dialog title="Issue policy" isOpen={isOpen} onClose={() => setOpen(false)}>
        The policy will be sent at once.
      </Dialog>
      <Toaster />
    </AppShell>
  );
}
