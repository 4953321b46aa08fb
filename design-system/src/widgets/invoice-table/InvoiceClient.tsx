import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { PersonCell, type PersonCellProps } from '../../tables/table/PersonCell.tsx';
import type { ListedInvoice } from './invoice-table.types.ts';

interface InvoiceClientProps extends Pick<PersonCellProps, 'name' | 'detail'> {
  invoice: ListedInvoice;
}

/** The client of an invoice, with a picture. */
export function InvoiceClient({ invoice: { client, avatar }, ...person }: InvoiceClientProps) {
  return (
    <Inline overflow="shrink">
      <Avatar name={client.name} src={avatar} size="small" isDecorative />
      <PersonCell {...person} />
    </Inline>
  );
}
