import { plainTextOf } from '@embarque/design-system/markup';
import { IconButton, Menu, OnDemand, SplitButton } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { CalendarClock, EllipsisVertical, Paperclip, Printer, Send, SpellCheck, Tag, Trash2, Type } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Draft, type DraftStart, htmlOf } from '../compose.draft.ts';
import { LABELS } from '../../model/email.query.ts';
import { useEmailNames } from '../../email.names.ts';
import type { ComposeActor } from '../../mailbox/mailbox.types.ts';
import { useAttach } from './useAttach.ts';

const loadScheduleDialog = () => import('../schedule/ScheduleDialog.tsx');

interface ComposeActionsProps {
  compose: ComposeActor;
  draft: Draft;
  onChange: (change: DraftStart) => void;
}

export function ComposeActions({ compose, draft, onChange }: ComposeActionsProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isScheduling, setScheduling] = useState(false);
  const attach = useAttach(draft, onChange);

  return (
    <>
      <SplitButton
        icon={Send}
        menuLabel={t`More ways to send`}
        placement="top end"
        onClick={() => compose.send({ type: 'send requested' })}
        items={[{ id: 'schedule', label: t`Schedule Send`, icon: CalendarClock, onAction: () => setScheduling(true) }]}
      >
        {t`Send`}
      </SplitButton>
      <IconButton icon={Paperclip} label={t`Attach files`} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files to attach`}
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <MoreMenu draft={draft} onChange={onChange} />
      <IconButton
        icon={Trash2}
        tone="danger"
        label={t`Discard draft`}
        onClick={() => compose.send({ type: 'draft discarded' })}
      />
      {isScheduling && (
        <OnDemand load={loadScheduleDialog} onMissing={() => setScheduling(false)}>
          {({ ScheduleDialog }) => (
            <ScheduleDialog
              onClose={() => setScheduling(false)}
              onSchedule={({ at }) => {
                setScheduling(false);
                compose.send({ type: 'send scheduled', at: at.toISOString(), isPast: at <= new Date() });
              }}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

function MoreMenu({ draft, onChange }: Omit<ComposeActionsProps, 'compose'>) {
  const { t } = useLingui();
  const { labels } = useEmailNames();
  const isPlain = draft.format === 'plain';
  const plain: DraftStart = isPlain
    ? { format: 'rich', body: htmlOf(draft.body) }
    : { format: 'plain', body: plainTextOf(draft.body) };

  return (
    <Menu
      placement="top start"
      trigger={<IconButton icon={EllipsisVertical} label={t`More`} />}
      items={[
        {
          id: 'label',
          label: t`Add Label`,
          icon: Tag,
          submenu: LABELS.map((label) => ({
            id: label,
            label: draft.labels.includes(label) ? t`Remove ${labels[label]}` : labels[label],
            onAction: () =>
              onChange({
                labels: draft.labels.includes(label)
                  ? draft.labels.filter((each) => each !== label)
                  : [...draft.labels, label],
              }),
          })),
        },
        {
          id: 'plain',
          label: isPlain ? t`Formatted text mode` : t`Plain text mode`,
          icon: Type,
          onAction: () => onChange(plain),
        },
        { id: 'print', label: t`Print`, icon: Printer, onAction: () => window.print() },
        {
          id: 'spelling',
          label: draft.isSpellChecked ? t`Stop checking spelling` : t`Check Spelling`,
          icon: SpellCheck,
          onAction: () => onChange({ isSpellChecked: !draft.isSpellChecked }),
        },
      ]}
    />
  );
}
