import {
  Alert,
  AppShell,
  Button,
  Card,
  DatePicker,
  DesignSystemProvider,
  NumberField,
  PageHeader,
  Select,
  Tabs,
  TextField,
} from '@embarque/design-system';
import { LineChart } from '@embarque/design-system/charts';
import { DataTable } from '@embarque/design-system/datatables';
import { fr } from '@embarque/design-system/locales/fr';
import { useState } from 'react';

const travellers = [{ id: 'marina', name: 'Marina Duarte' }];

/** A page that a server renders and a browser takes over. */
export function App() {
  const [presses, setPresses] = useState(0);
  return (
    <DesignSystemProvider locale={fr}>
      <AppShell menu={[]} currentHref="/" isMenuCollapsed={false} onMenuCollapsedChange={() => {}}>
        <PageHeader title="Served" />
        <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</Button>
        <Alert tone="info">Rendered on a server.</Alert>
        <Card title="Fields">
          <TextField label="Name" />
          <NumberField label="Travellers" defaultValue={2} />
          <Select label="Kind" options={[{ value: 'esim', label: 'eSIM' }]} />
          <DatePicker label="Departure" defaultValue="2026-11-21" />
        </Card>
        <Tabs
          label="Parts"
          items={[
            { id: 'one', label: 'One', content: 'First' },
            { id: 'two', label: 'Two', content: 'Second' },
          ]}
        />
        <LineChart label="Sold" x={['1', '2']} xLabel="Day" series={[{ id: 'a', label: 'A', values: [1, 2] }]} />
        <DataTable
          title="Travellers"
          rows={travellers}
          rowKey={({ id }) => id}
          columns={[{ id: 'name', header: 'Name', value: ({ name }) => name }]}
        />
      </AppShell>
    </DesignSystemProvider>
  );
}
