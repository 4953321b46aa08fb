import { useToday } from '@embarque/design-system';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invoiceOn } from '../../invoices/invoice-status.ts';
import { newEntryId } from '../../outbox/outbox.core.ts';
import type { Entry } from '../../outbox/outbox.types.ts';
import { useFeatureOutbox } from '../../outbox/react/useFeatureOutbox.ts';
import { paths } from '../../paths.ts';
import { usePrincipal } from '../../people/usePrincipal.ts';
import { apply, idsOf, type InvoiceCommand, type ShownInvoices } from './model/invoice.commands.ts';
import { invoiceOutbox } from './server/invoice.outbox.ts';
import type { InvoiceAnswer } from './server/invoice.schema.ts';

export interface InvoiceCommands {
  /** The loaded invoices with the commands on top that the server has not confirmed, or that are not loaded again yet. */
  shown: ShownInvoices;
  /** Ids of the invoices that are deleted, or will be when their undo has expired. */
  deleted: readonly number[];
  /** Ids of the invoices with payments that the server has not confirmed. */
  paying: readonly number[];
  /** Ids of the commands that the server has confirmed and that are not loaded again yet. */
  unloaded: readonly string[];
  /** Gives a command, unless the same one is pending already: a second press means the first. */
  give: (command: InvoiceCommand) => void;
}

const NONE: readonly InvoiceCommand[] = [];

/** A command without the person, whose rights may have changed since. */
const contentOf = ({ by: _, ...step }: InvoiceCommand) => JSON.stringify(step);

/** The invoices on a day; the same ones when the day changes nothing. */
function turned(invoices: ShownInvoices, today: string): ShownInvoices {
  const next = invoices.map((shown) => {
    const invoice = invoiceOn(shown.invoice, today);
    return invoice === shown.invoice ? shown : { ...shown, invoice };
  });
  return next.some((shown, index) => shown !== invoices[index]) ? next : invoices;
}

interface Confirmed {
  /** The data that do not have the command yet. */
  loaded: unknown;
  entry: Entry<InvoiceCommand>;
}

/**
 * Shows and gives commands about the invoices of a page. A copy opens in the editor, unless its page was left meanwhile.
 *
 * @param loaded the invoices as the server last gave them; a new object with each load
 * @param onConfirmed called when the server has confirmed a command
 */
export function useInvoiceCommands(loaded: ShownInvoices, onConfirmed: () => void): InvoiceCommands {
  const navigate = useNavigate();
  const by = usePrincipal();
  const given = useRef(new Set<string>());
  const asked = useRef<readonly InvoiceCommand[]>(NONE);
  const [pending, setPending] = useState<readonly Entry<InvoiceCommand>[]>([]);
  const [confirmed, setConfirmed] = useState<readonly Confirmed[]>([]);
  const { give } = useFeatureOutbox<readonly InvoiceCommand[], InvoiceCommand, InvoiceAnswer | null>(invoiceOutbox, {
    confirmed: () => NONE,
    onChange: ({ entries, change }) => {
      const unconfirmed = entries.filter(({ state }) => state !== 'confirmed');
      asked.current = unconfirmed.map(({ command }) => command);
      setPending(unconfirmed);
      if (change?.type !== 'confirmed') return;
      const { entry, response } = change;
      setConfirmed((all) => [...all.filter((one) => one.loaded === loaded), { loaded, entry }]);
      if (entry.command.type === 'duplicated' && response && given.current.has(entry.id)) {
        void navigate(`${paths.invoiceEdit}/${response.invoice.id}`);
      } else onConfirmed();
    },
  });

  const unloaded = useMemo(
    () => confirmed.filter((one) => one.loaded === loaded).map(({ entry }) => entry),
    [confirmed, loaded],
  );
  const added = useMemo(() => [...unloaded, ...pending].map(({ command }) => command), [unloaded, pending]);
  const today = useToday();
  const shown = useMemo(() => turned(added.reduce(apply, loaded), today), [added, loaded, today]);

  return {
    shown,
    deleted: added.flatMap((command) => (command.type === 'deleted' ? command.ids : [])),
    paying: pending.flatMap(({ command }) => ('payments' in command ? idsOf(command) : [])),
    unloaded: unloaded.map(({ id }) => id),
    give: (step) => {
      const command = { ...step, by };
      if (asked.current.some((one) => contentOf(one) === contentOf(command))) return;
      const id = newEntryId();
      given.current.add(id);
      asked.current = [...asked.current, command];
      give({ command, state: pending.map((entry) => entry.command), id });
    },
  };
}
