import type { InvoiceAnswer } from '@embarque/mocks/invoice/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry } from '../../outbox/outbox.types.ts';
import { useFeatureOutbox } from '../../outbox/react/useFeatureOutbox.ts';
import { paths } from '../../paths.ts';
import { apply, type InvoiceCommand, type ShownInvoices } from './model/invoice.commands.ts';
import { invoiceOutbox } from './server/invoice.outbox.ts';

export interface InvoiceCommands {
  /** The loaded invoices with the commands on top that the server has not confirmed, or that are not loaded again yet. */
  shown: ShownInvoices;
  /** Ids of the invoices that are deleted, or will be when their undo has expired. */
  deleted: readonly number[];
  give: (command: InvoiceCommand) => void;
}

const NONE: readonly InvoiceCommand[] = [];

interface Confirmed {
  /** The data that do not have the command yet. */
  loaded: unknown;
  command: InvoiceCommand;
}

/**
 * Shows and gives commands about the invoices of a page. A copy opens in the editor.
 *
 * @param loaded the invoices as the server last gave them; a new object with each load
 * @param onConfirmed called when the server has confirmed a command
 */
export function useInvoiceCommands(loaded: ShownInvoices, onConfirmed: () => void): InvoiceCommands {
  const navigate = useNavigate();
  const [pending, setPending] = useState<readonly InvoiceCommand[]>([]);
  const [confirmed, setConfirmed] = useState<readonly Confirmed[]>([]);
  const { give } = useFeatureOutbox<readonly InvoiceCommand[], InvoiceCommand, InvoiceAnswer | null>(invoiceOutbox, {
    confirmed: () => NONE,
    onChange: ({ entries, change }) => {
      setPending(entries.filter(({ state }) => state !== 'confirmed').map(({ command }) => command));
      if (change?.type !== 'confirmed') return;
      const { command } = change.entry as Entry<InvoiceCommand>;
      setConfirmed((all) => [...all.filter((one) => one.loaded === loaded), { loaded, command }]);
      if (command.type === 'duplicated' && !change.isOfOtherTab) {
        void navigate(`${paths.invoiceEdit}/${(change.response as InvoiceAnswer).invoice.id}`);
      } else onConfirmed();
    },
  });

  const commands = useMemo(
    () => [...confirmed.filter((one) => one.loaded === loaded).map(({ command }) => command), ...pending],
    [confirmed, loaded, pending],
  );
  const shown = useMemo(() => commands.reduce(apply, loaded), [commands, loaded]);

  return {
    shown,
    deleted: commands.flatMap((command) => (command.type === 'deleted' ? command.ids : [])),
    give: (command) => give({ command, state: pending }),
  };
}
