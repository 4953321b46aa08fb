import { useLingui } from '@lingui/react/macro';
import { Link } from '../../components/buttons/Link.tsx';
import { ExportTable } from '../export/ExportTable.tsx';
import { type Partner, partners } from '../export/partners.data.ts';
import type { SheetColumn } from '../export/SheetTable.tsx';

/** Select rows to export. The selection stays while you search. */
export function ExportSelectedRows() {
  const { t } = useLingui();
  const columns: SheetColumn<Partner>[] = [
    { id: 'email', header: t`Email`, value: ({ email }) => email },
    { id: 'name', header: t`Name`, value: ({ name }) => name },
    {
      id: 'website',
      header: t`Website`,
      value: ({ website }) => website,
      cell: ({ website }) => <Link href={website}>{website.replace('https://', '')}</Link>,
    },
    { id: 'rank', header: t`Rank`, value: ({ rank }) => rank, align: 'end' },
  ];
  return (
    <ExportTable
      exports="ticked"
      title={t`Partner agencies`}
      columns={columns}
      rows={partners}
      rowKey={({ id }) => id}
      alsoSearched={({ id }) => id}
    />
  );
}
