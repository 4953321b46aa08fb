import { useLingui } from '@lingui/react/macro';
import { Copy, Download, Eye, Pencil, Send, Trash2 } from 'lucide-react';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { ActionsMenu } from '../../components/dropdowns/ActionsMenu.tsx';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { InvoiceListActions, ListedInvoice } from './invoice-table.types.ts';

interface InvoiceRowActionsProps extends Omit<InvoiceListActions, 'onMarkPaid' | 'onExport'> {
  invoice: ListedInvoice;
  hrefOf: (invoice: ListedInvoice) => string;
  editHrefOf: ((invoice: ListedInvoice) => string) | undefined;
  /** Whether the menu holds all of them, as there is no room beside it. */
  isCard: boolean;
}

/** Send, look at it, and a menu with the rest. */
export function InvoiceRowActions({ isCard, ...actions }: InvoiceRowActionsProps) {
  const { t } = useLingui();
  const { invoice, hrefOf, onSend } = actions;
  const { id } = invoice;
  const first = useFirstItems(actions);
  const rest = useMenuItems(actions);
  const items = isCard ? [...first, ...rest] : rest;
  const menu = items.length > 0 && <ActionsMenu label={t`Actions for invoice ${id}`} items={items} />;
  if (isCard) return menu;
  const preview = t`Preview invoice ${id}`;
  return (
    <>
      {onSend && (
        <IconButton
          icon={Send}
          label={t`Send invoice ${id}`}
          size="small"
          onClick={() => onSend({ invoices: [invoice] })}
        />
      )}
      <ButtonLink
        href={hrefOf(invoice)}
        variant="ghost"
        tone="secondary"
        size="small"
        width="square"
        aria-label={preview}
        title={preview}
      >
        <Icon icon={Eye} size="menu" />
      </ButtonLink>
      {menu}
    </>
  );
}

type Actions = Omit<InvoiceRowActionsProps, 'isCard'>;

/** The actions that have a button of their own where there is room. */
function useFirstItems({ invoice, hrefOf, onSend }: Actions): MenuItem[] {
  const { t } = useLingui();
  return [
    onSend && {
      id: 'send',
      label: t({ message: 'Send', context: 'invoice' }),
      icon: Send,
      onAction: () => onSend({ invoices: [invoice] }),
    },
    { id: 'preview', label: t({ message: 'Preview', context: 'invoice' }), icon: Eye, href: hrefOf(invoice) },
  ].filter((item) => item !== undefined);
}

function useMenuItems({ invoice, onDownload, editHrefOf, onDelete, onDuplicate }: Actions): MenuItem[] {
  const { t } = useLingui();
  return [
    onDownload && {
      id: 'download',
      label: t({ message: 'Download', context: 'invoice' }),
      icon: Download,
      onAction: () => onDownload({ invoice }),
    },
    editHrefOf && {
      id: 'edit',
      label: t({ message: 'Edit', context: 'invoice' }),
      icon: Pencil,
      href: editHrefOf(invoice),
    },
    onDelete && {
      id: 'delete',
      label: t({ message: 'Delete', context: 'invoice' }),
      icon: Trash2,
      tone: 'danger' as const,
      onAction: () => onDelete({ invoice }),
    },
    onDuplicate && {
      id: 'duplicate',
      label: t({ message: 'Duplicate', context: 'invoice' }),
      icon: Copy,
      onAction: () => onDuplicate({ invoice }),
    },
  ].filter((item) => item !== undefined);
}
