import { notify } from '@embarque/design-system';
import { useInvoicePdf } from '@embarque/design-system/invoice-pdf';
import { useLingui } from '@lingui/react/macro';
import type { InvoiceCommand } from '../model/invoice.commands.ts';
import { sheetName, sheetOf } from '../model/sheet-of.ts';
import { usePaymentWayLabels } from '../usePaymentWayLabels.ts';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** Saves an invoice as a PDF file, and notes that it was. One with letters that the file cannot hold is to be printed. */
export function useDownload(give: (command: InvoiceCommand) => void): (answer: InvoiceAnswer) => Promise<void> {
  const { t } = useLingui();
  const ways = usePaymentWayLabels();
  const save = useInvoicePdf();
  return async (answer) => {
    const saved = await save(sheetOf(answer, ways), sheetName(t`Invoice`, answer));
    if (saved === null) {
      notify.warning(t`This invoice has letters a PDF can't hold. Print it and save it as a PDF.`);
      return;
    }
    give({ type: 'downloaded', ids: [answer.invoice.id] });
    notify.success(t`${saved} was saved.`);
  };
}
