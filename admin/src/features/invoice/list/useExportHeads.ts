import { useLingui } from '@lingui/react/macro';

/** The heads of the columns of an exported list. */
export function useExportHeads() {
  const { t } = useLingui();
  return {
    id: t({ message: 'Number', context: 'invoice' }),
    client: t({ message: 'Client', context: 'invoice' }),
    email: t({ message: 'Email', context: 'address' }),
    status: t({ message: 'Status', context: 'invoice' }),
    issuedDate: t`Issued date`,
    dueDate: t`Due date`,
    total: t({ message: 'Total', context: 'invoice' }),
    balance: t({ message: 'Balance', context: 'invoice' }),
  };
}
