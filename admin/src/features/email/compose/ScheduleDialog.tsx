import { Button, DateTimePicker, Dialog } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, format, set } from 'date-fns';
import { useState } from 'react';

interface ScheduleDialogProps {
  onClose: () => void;
  onSchedule: (chosen: { at: Date }) => void;
}

const WRITTEN = "yyyy-MM-dd'T'HH:mm";

/** Suggests tomorrow at nine. */
export function ScheduleDialog({ onClose, onSchedule }: ScheduleDialogProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const [moment, setMoment] = useState<string | null>(() =>
    format(set(addDays(now, 1), { hours: 9, minutes: 0 }), WRITTEN),
  );
  const [message, setMessage] = useState<string>();

  const schedule = () => {
    const at = moment && new Date(moment);
    if (!at || at <= new Date()) return setMessage(t`Choose a time in the future.`);
    onSchedule({ at });
  };

  return (
    <Dialog
      isOpen
      title={t`Schedule Send`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={schedule}>
            <Trans context="action">Schedule</Trans>
          </Button>
        </>
      }
    >
      <DateTimePicker
        label={t`Send on`}
        description={t`Times are in your local time zone.`}
        value={moment}
        min={format(now, 'yyyy-MM-dd')}
        errorMessage={message}
        onChange={({ value }) => {
          setMoment(value);
          setMessage(undefined);
        }}
      />
    </Dialog>
  );
}
