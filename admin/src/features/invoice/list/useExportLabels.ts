import { useStatusOf } from '@embarque/design-system/invoice-table';
import { useLingui } from '@lingui/react/macro';

export type ExportLabels = ReturnType<typeof useExportLabels>;

/** The heads of the columns of an exported list, and its statuses. */
export function useExportLabels() {
  const { t } = useLingui();
  return {
    id: t({ message: 'Number', context: 'invoice' }),
    client: t({ message: 'Client', context: 'invoice' }),
    email: t({ message: 'Email', context: 'address' }),
    status: t({ message: 'Status', context: 'invoice' }),
    issuedDate: t`Issued date`,
    dueDate: t({ message: 'Due date', context: 'invoice' }),
    total: t({ message: 'Total', context: 'invoice' }),
    balance: t({ message: 'Balance', context: 'invoice' }),
    statusOf: useStatusOf(),
  };
}
