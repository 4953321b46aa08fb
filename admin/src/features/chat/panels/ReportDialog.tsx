import { Button, Dialog, RadioGroup, Stack, TextArea } from '@embarque/design-system';
import type { ChatContact, ReportRequest } from '@embarque/mocks/chat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatActor } from '../machine/chat.machine.ts';

interface ReportDialogProps {
  actor: ChatActor;
  contact: ChatContact;
  onClose: () => void;
}

type Reason = ReportRequest['reason'];

/** Reports a contact, with a reason. */
export function ReportDialog({ actor, contact: { id, fullName }, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reasons: { value: Reason; label: string }[] = [
    { value: 'spam', label: t`Spam` },
    { value: 'abuse', label: t`Insults or harassment` },
    { value: 'fraud', label: t({ message: 'Fraud', context: 'reason of a report' }) },
    { value: 'other', label: t`Something else` },
  ];
  const report = () => {
    if (reason === null) return setMissing(true);
    actor.send({ type: 'contact reported', contactId: id, reason, note: note.trim() });
    return onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Report ${fullName}`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="danger" onClick={report}>
            <Trans context="action">Report</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <RadioGroup
          label={t({ message: 'Reason', context: 'of a report' })}
          options={reasons}
          value={reason}
          errorMessage={isMissing ? t`Choose a reason.` : undefined}
          onChange={({ value }) => {
            setReason(value);
            setMissing(false);
          }}
        />
        <TextArea
          label={t`Details (optional)`}
          rows={3}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
