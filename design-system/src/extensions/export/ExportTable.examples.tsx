import { useLingui } from '@lingui/react/macro';
import { Link } from '../../components/buttons/Link.tsx';
import { ExportTable } from './ExportTable.tsx';
import { type Partner, partners } from './partners.data.ts';
import type { SheetColumn } from './SheetTable.tsx';

/** Search, then export the results with a name and format of your choice. */
export function ExportATable() {
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
      title={t`Partner agencies`}
      columns={columns}
      rows={partners}
      rowKey={({ id }) => id}
      alsoSearched={({ id }) => id}
    />
  );
}
