import { useLingui } from '@lingui/react/macro';
import { FileText, Inbox, MailOpen, SendHorizontal, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { MailList } from '../mail-list/MailList.tsx';
import type { MailRowContent } from '../mail-list/mail-list.types.ts';
import { useMorning } from '../mail-list/mail.samples.ts';
import { MailReader } from '../mail-reader/MailReader.tsx';
import { MailBar } from './MailBar.tsx';
import { MailBox } from './MailBox.tsx';
import { MailFolders } from './MailFolders.tsx';
import { MailSearch } from './MailSearch.tsx';

/** Folders beside the list. A message opens over the list, and the list keeps its place. */
export function TravelApp() {
  const { t } = useLingui();
  const [mails, setMails] = useState(useMorning());
  const [selected, setSelected] = useState<number[]>([]);
  const [openId, setOpenId] = useState<number | null>(null);
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const open = mails.find(({ id }) => id === openId);
  const change = (ids: readonly number[], content: Partial<MailRowContent>) =>
    setMails(mails.map((mail) => (ids.includes(mail.id) ? { ...mail, ...content } : mail)));

  return (
    <MailBox
      sidebar={<Places onFollow={() => setSidebarOpen(false)} />}
      isSidebarOpen={isSidebarOpen}
      onSidebarOpenChange={({ isOpen }) => setSidebarOpen(isOpen)}
      search={<MailSearch label={t`Search mail`} shortcut="/" />}
      bar={
        <MailBar
          selectedCount={selected.length}
          totalCount={mails.length}
          onSelectAll={({ isSelected }) => setSelected(isSelected ? mails.map(({ id }) => id) : [])}
        >
          <IconButton
            size="small"
            icon={MailOpen}
            label={t`Mark as read`}
            onClick={() => change(selected, { isRead: true })}
          />
        </MailBar>
      }
      reader={
        open && (
          <MailReader title={open.subject} onBack={() => setOpenId(null)}>
            <p>{open.preview}</p>
          </MailReader>
        )
      }
    >
      <MailList
        label={t`Inbox`}
        mails={mails}
        rowOf={(mail) => mail}
        selected={selected}
        openId={openId}
        onOpen={({ id }) => {
          change([id], { isRead: true });
          setOpenId(id);
        }}
        onSelect={({ id }) =>
          setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
        }
        onStar={({ id, isStarred }) => change([id], { isStarred })}
      />
    </MailBox>
  );
}

function Places({ onFollow }: { onFollow: () => void }) {
  const { t } = useLingui();
  const folder = { isCurrent: false };
  return (
    <MailFolders
      folders={[
        {
          id: 'inbox',
          label: t`Inbox`,
          icon: Inbox,
          href: '#inbox',
          isCurrent: true,
          count: 2,
          countLabel: t`2 unread`,
        },
        { ...folder, id: 'sent', label: t`Sent`, icon: SendHorizontal, href: '#sent' },
        { ...folder, id: 'draft', label: t`Drafts`, icon: FileText, href: '#draft' },
        { ...folder, id: 'starred', label: t`Starred`, icon: Star, href: '#starred' },
        { ...folder, id: 'trash', label: t`Trash`, icon: Trash2, href: '#trash' },
      ]}
      labels={[
        { id: 'claims', label: t`Claims`, tone: 'success', href: '#claims', isCurrent: false },
        { id: 'data-plans', label: t`Data plans`, tone: 'info', href: '#data-plans', isCurrent: false },
      ]}
      onCompose={onFollow}
      onFollow={onFollow}
    />
  );
}
