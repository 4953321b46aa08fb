import { Alert, Button, ComboBox, Dialog, ErrorState, FileDrop, Stack } from '@embarque/design-system';
import { decodeText } from '@embarque/design-system/decode-text';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useCalendars } from '../calendar.labels.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import { type ImportPlan, planImport } from '../model/calendar.import.ts';
import { CALENDARS } from '../model/calendar.state.ts';
import { loadEvents } from '../server/calendar.api.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { fromIcal, inCalendar } from './ical.ts';

export interface ImportEventsProps {
  actor: CalendarActor;
  onClose: () => void;
}

/** The events of all calendars, with which a file is compared. */
const loadAll = (_: null, signal: AbortSignal) => loadEvents({ calendars: CALENDARS }, signal);

/** More text than years of appointments take. */
const MOST_BYTES = 5_000_000;

/** Reads an iCalendar file, and says what is in it before anything is added. */
export function ImportEvents({ actor, onClose }: ImportEventsProps) {
  const { t } = useLingui();
  const named = useCalendars();
  const [calendar, setCalendar] = useState<CalendarName>('Personal');
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const read = useMemo(() => file && fromIcal(file.text), [file]);
  const known = useQuery(loadAll, null);
  const plan = useMemo(
    () => read && known.data && planImport(inCalendar(read.events, calendar), known.data),
    [read, known.data, calendar],
  );
  const count = plan ? plan.added.length + plan.changed.length : 0;
  const take = async (taken: File) => setFile({ name: taken.name, text: await textOf(taken) });
  const add = () => {
    if (plan) actor.send({ type: 'events imported', events: plan.added, changed: plan.changed });
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={t`Import events`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isDisabled={count === 0} onClick={add}>
            <Trans context="action">Import</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <FileDrop
          label={t`iCalendar file`}
          description={t`An .ics file exported from another calendar.`}
          accept={['.ics', 'text/calendar']}
          onTake={({ files }) => files[0] && void take(files[0])}
        />
        <ComboBox
          label={t`Calendar for events without one`}
          options={named.map(({ id, label }) => ({ value: id, label }))}
          value={calendar}
          onChange={({ value }) => value && setCalendar(value)}
        />
        {known.error !== null && (
          <ErrorState title={t`Couldn't load the events`} onRetry={known.tryAgain}>
            <ErrorText error={known.error} />
          </ErrorState>
        )}
        {file && <Found name={file.name} read={read} plan={plan} />}
      </Stack>
    </Dialog>
  );
}

/** Nothing when it is too large, or cannot be read: folders and files that were moved look like files. */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return '';
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer());
  return decodeText(new Uint8Array(bytes)).text;
}

interface FoundProps {
  /** The name of the file. */
  name: string;
  /** The events in it; `null` when it is no calendar. */
  read: ReturnType<typeof fromIcal>;
  /** The effect of its import; `null` until it is known. */
  plan: ImportPlan | null;
}

function Found({ name, read, plan }: FoundProps) {
  const { t } = useLingui();
  if (!read) {
    return (
      <Alert tone="danger" title={t`“${name}” isn't a calendar`}>
        <Trans>Choose an iCalendar file of at most 5 MB. Its name usually ends in .ics.</Trans>
      </Alert>
    );
  }
  const { events, unreadable, repeating, ofUnknownZones } = read;
  const { known = 0, changed = [] } = plan ?? {};
  const updates = changed.length;
  const notes = [
    known > 0 &&
      t`${plural(known, { one: '# event is already in the calendar.', other: '# events are already in the calendar.' })}`,
    updates > 0 &&
      t`${plural(updates, { one: '# event is in the calendar in an earlier version and will be updated.', other: '# events are in the calendar in earlier versions and will be updated.' })}`,
    ofUnknownZones > 0 &&
      t`${plural(ofUnknownZones, { one: '# event has an unknown time zone. Its time is read as local time.', other: '# events have an unknown time zone. Their times are read as local time.' })}`,
    unreadable > 0 &&
      t`${plural(unreadable, { one: "# event can't be read and is left out.", other: "# events can't be read and are left out." })}`,
    repeating > 0 &&
      t`${plural(repeating, { one: '# event repeats: only its first date is imported.', other: '# events repeat: only their first dates are imported.' })}`,
  ].filter(Boolean);
  if (events.length === 0) {
    return (
      <Alert tone="warning" title={t`No events in “${name}”`}>
        {notes.join(' ')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title={t`${plural(events.length, { one: `# event in “${name}”`, other: `# events in “${name}”` })}`}
    >
      {notes.join(' ')}
    </Alert>
  );
}
