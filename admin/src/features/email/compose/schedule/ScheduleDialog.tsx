import { Button, DateTimePicker, Dialog, RadioGroup, Stack, useToday } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, format, set } from 'date-fns';
import { useMemo, useState } from 'react';
import { momentsOf, offsetOf } from '../../../../i18n/time/clock-changes.ts';
import { clocksOf } from '../../../../i18n/time/clocks-of.ts';
import { devicePlace, placeOf } from '../../../../i18n/time/time-zones.ts';

interface ScheduleDialogProps {
  onClose: () => void;
  onSchedule: (chosen: { at: Date }) => void;
  /**
   * The time zone of the clocks, such as `America/New_York`.
   * @default That of the device
   */
  timeZone?: string;
}

const WRITTEN = "yyyy-MM-dd'T'HH:mm";

/** Suggests tomorrow at nine. A time that the clocks skip is refused, and of one that comes twice it asks which. */
export function ScheduleDialog({ onClose, onSchedule, timeZone }: ScheduleDialogProps) {
  const { t } = useLingui();
  const today = useToday();
  const [local, setLocal] = useState<string | null>(() =>
    format(set(addDays(new Date(), 1), { hours: 9, minutes: 0 }), WRITTEN),
  );
  const [turn, setTurn] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const offsetAt = useMemo(() => clocksOf(timeZone), [timeZone]);
  const moments = momentsOf(local ?? '', offsetAt);
  const place = timeZone === undefined ? devicePlace() : placeOf(timeZone);
  const isSkipped = local !== null && moments.length === 0;
  const isRepeated = moments.length > 1;

  const schedule = () => {
    if (isSkipped) return undefined;
    if (isRepeated && turn === null) return setMessage(t`Choose one of the two.`);
    const at = moments[Number(isRepeated && turn)];
    if (!at || at <= new Date()) return setMessage(t`Choose a time in the future.`);
    return onSchedule({ at });
  };

  return (
    <Dialog
      isOpen
      title={t`Schedule Send`}
      initialFocus="field"
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
      <Stack gap="l">
        <DateTimePicker
          label={t`Send on`}
          description={t`Times are in the time zone of this device: ${place}.`}
          value={local}
          min={today}
          errorMessage={isSkipped ? t`The clocks skip this time. Choose another one.` : message}
          onChange={({ value }) => {
            setLocal(value);
            setTurn(null);
            setMessage(undefined);
          }}
        />
        {isRepeated && (
          <Repeated
            time={local?.slice(11) ?? ''}
            offsets={moments.map((moment) => offsetOf(moment, offsetAt))}
            turn={turn}
            onChoose={(chosen) => {
              setTurn(chosen);
              setMessage(undefined);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface RepeatedProps {
  /** The time of the clocks, such as `01:30`. */
  time: string;
  /** How far they are from UTC then, the first time and the second. */
  offsets: readonly string[];
  /** Which of the two is meant, by its index; `null` until one is chosen. */
  turn: string | null;
  onChoose: (turn: string) => void;
}

/** Asks which one is meant of two moments at which the clocks show the same. */
function Repeated({ time: shown, offsets, turn, onChoose }: RepeatedProps) {
  const { t } = useLingui();
  const options = offsets.map((offset, index) => {
    const time = `${shown} (${offset})`;
    return { value: String(index), label: index === 0 ? t`The first: ${time}` : t`The second: ${time}` };
  });
  return (
    <RadioGroup
      label={t`The clocks go back, so this time comes twice`}
      options={options}
      value={turn}
      onChange={({ value }) => onChoose(value)}
    />
  );
}
