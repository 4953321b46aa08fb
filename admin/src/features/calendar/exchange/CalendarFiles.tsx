import { Button, Inline, notify, OnDemand } from '@embarque/design-system';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import { loadEvents } from '../server/calendar.api.ts';
import { saveEvents } from './save-events.ts';

const loadImport = () => import('./ImportEvents.tsx');

interface CalendarFilesProps {
  actor: CalendarActor;
  /** The calendars that are exported. */
  calendars: readonly CalendarName[];
}

/** Takes events from iCalendar files, and gives them out. */
export function CalendarFiles({ actor, calendars }: CalendarFilesProps) {
  const [isImporting, setImporting] = useState(false);
  const { isExporting, exportAll } = useExport(calendars);

  return (
    <Inline gap="s">
      <Button
        variant="soft"
        tone="secondary"
        size="small"
        icon={FileUp}
        aria-haspopup="dialog"
        onClick={() => setImporting(true)}
      >
        <Trans context="action">Import</Trans>
      </Button>
      <Button
        variant="soft"
        tone="secondary"
        size="small"
        icon={FileDown}
        isBusy={isExporting}
        isDisabled={calendars.length === 0}
        onClick={() => void exportAll()}
      >
        <Trans>Export</Trans>
      </Button>
      {isImporting && (
        <OnDemand load={loadImport} onMissing={() => setImporting(false)}>
          {({ ImportEvents }) => <ImportEvents actor={actor} onClose={() => setImporting(false)} />}
        </OnDemand>
      )}
    </Inline>
  );
}

/** Saves all events of the calendars that are shown, whenever they are. */
function useExport(calendars: readonly CalendarName[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isExporting, setExporting] = useState(false);
  const exportAll = async () => {
    setExporting(true);
    try {
      await saveEvents(await loadEvents({ calendars }, new AbortController().signal), t`Calendar`);
    } catch (error) {
      notify.error(`${t`Couldn't export the events.`} ${errorText(error)}`);
    }
    setExporting(false);
  };
  return { isExporting, exportAll };
}
