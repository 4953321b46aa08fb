import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MailList } from './MailList.tsx';
import type { MailRowContent } from './mail-list.types.ts';
import { type SampleMail, useMorning } from './mail.samples.ts';

/** The inbox of the travel desk, with read, starred and selected messages. */
export function Morning() {
  const [mails, setMails] = useState(useMorning());
  const [selected, setSelected] = useState<number[]>([]);
  return (
    <SampleList
      mails={mails}
      selected={selected}
      onSelect={({ id }) =>
        setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
      }
      onStar={({ id, isStarred }) => setMails(mails.map((mail) => (mail.id === id ? { ...mail, isStarred } : mail)))}
      onOpen={({ id }) => setMails(mails.map((mail) => (mail.id === id ? { ...mail, isRead: true } : mail)))}
    />
  );
}

/** Ten thousand messages. Only the visible ones are rendered. */
export function TenThousand() {
  const morning = useMorning();
  const [mails] = useState(() =>
    Array.from({ length: 10_000 }, (_, index): SampleMail => ({
      ...(morning[index % morning.length] as SampleMail),
      id: index + 1,
    })),
  );
  return <SampleList mails={mails} selected={[]} onSelect={() => {}} onStar={() => {}} onOpen={() => {}} />;
}

type SampleListProps = Pick<
  Parameters<typeof MailList<SampleMail>>[0],
  'mails' | 'selected' | 'onSelect' | 'onStar' | 'onOpen'
>;

function SampleList(props: SampleListProps) {
  const { t } = useLingui();
  return (
    <div style={{ display: 'flex', blockSize: '20rem' }}>
      <MailList label={t`Inbox`} rowOf={asIs} {...props} />
    </div>
  );
}

const asIs = (mail: SampleMail): MailRowContent => mail;
