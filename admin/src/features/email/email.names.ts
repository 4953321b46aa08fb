import type { Tone } from '@embarque/design-system';
import type { EmailLabel, EmailView } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { FileEdit, Inbox, type LucideIcon, Send, ShieldAlert, Star, Trash2 } from 'lucide-react';
import { knownOf } from '../../http/response/tolerant.schema.ts';
import { LABELS } from './model/email.query.ts';

export const folderIcons: Record<EmailView, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: FileEdit,
  starred: Star,
  spam: ShieldAlert,
  trash: Trash2,
};

const LABEL_TONES: Record<EmailLabel, Tone> = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'danger',
};

/** The tone of a label; one that this version does not know is neutral. */
export function labelTone(label: string): Tone {
  const known = knownOf(LABELS, label);
  return known ? LABEL_TONES[known] : 'secondary';
}

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
