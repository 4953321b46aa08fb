import type { Tone } from '@embarque/design-system';
import type { EmailLabel, EmailView } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { FileEdit, Inbox, type LucideIcon, Send, ShieldAlert, Star, Trash2 } from 'lucide-react';

export const folderIcons: Record<EmailView, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: FileEdit,
  starred: Star,
  spam: ShieldAlert,
  trash: Trash2,
};

export const labelTones: Record<EmailLabel, Tone> = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'danger',
};

export function useEmailNames() {
  const { t } = useLingui();
  const folders: Record<EmailView, string> = {
    inbox: t`Inbox`,
    sent: t({ message: 'Sent', context: 'folder' }),
    draft: t({ message: 'Draft', context: 'folder' }),
    starred: t`Starred`,
    spam: t`Spam`,
    trash: t`Trash`,
  };
  const labels: Record<EmailLabel, string> = {
    personal: t`Personal`,
    company: t`Company`,
    important: t`Important`,
    private: t`Private`,
  };
  return { folders, labels };
}
