import { ActionsMenu, Button } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Copy, FileDown, Trash2 } from 'lucide-react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useOpenForm } from '../../../form-panel/useOpenForm.ts';
import { saveEvents } from '../exchange/save-events.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import type { CalendarPlace } from '../useCalendarPlace.ts';
import type { EventValues } from './event.form.ts';
import { EventFormFields } from './EventFormFields.tsx';
import { useEventPanel } from './useEventPanel.ts';
import type { CalendarEvent, ShownEvent } from '../model/calendar.state.ts';
import { removeEvent, seriesOf } from '../series/series.scope.ts';
import type { AskScope } from '../series/useScopeQuestion.tsx';

export interface EventPanelProps {
  actor: CalendarActor;
  place: CalendarPlace;
  /** The event that is changed; `null` for a new one. */
  event: ShownEvent | null;
  askScope: AskScope;
  /** The values that the form begins with. */
  values: EventValues;
  /** Called when the element that focus would return to is gone or has been replaced, with the event that is still there. */
  onLeave: (event?: ShownEvent) => void;
}

/** An event to be added or changed. Its form survives a refusal, and leaving with changes asks first. */
export function EventPanel({ actor, place, event, askScope, values, onLeave }: EventPanelProps) {
  const { t } = useLingui();
  const isSaving = useActorState(actor, (state) => state.matches({ panel: { open: 'saving' } }));
  const { form, leave, blocker, save } = useEventPanel({
    actor,
    event,
    askScope,
    values,
    onClose: place.close,
    onSaved: () => event && onLeave(event),
  });
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  const panel = useOpenForm({ isSaving, refusal, submit: save });
  const remove = (shown: ShownEvent) =>
    removeEvent(actor, shown, askScope, (change) => {
      leave();
      actor.send(change);
      onLeave();
    });

  return (
    <>
      <FormPanel
        panel={panel}
        title={event ? t`Update Event` : t`Add Event`}
        initialFocus={event ? 'dialog' : 'field'}
        submitLabel={event ? <Trans>Update</Trans> : <Trans>Add</Trans>}
        actions={
          event && (
            <>
              <EventActions event={event} series={seriesOf(actor, event) ?? event} place={place} />
              <Button variant="ghost" tone="danger" icon={Trash2} onClick={() => remove(event)}>
                <Trans>Delete</Trans>
              </Button>
            </>
          )
        }
        onClose={place.close}
      >
        <EventFormFields form={form} />
      </FormPanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>Your changes to this event will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

/** Further actions on an event; each asks first when there are unsaved changes. */
function EventActions({ event, place, series }: { event: ShownEvent; series: CalendarEvent; place: CalendarPlace }) {
  const { t } = useLingui();
  const { id, title, date } = event;
  const at = date === undefined ? {} : { date };
  return (
    <ActionsMenu
      label={t`Actions for ${title}`}
      placement="top start"
      items={[
        {
          id: 'move',
          label: t`Move to…`,
          icon: CalendarClock,
          onAction: () => place.show({ type: 'move', eventId: id, ...at }),
        },
        {
          id: 'duplicate',
          label: t({ message: 'Duplicate', context: 'action' }),
          icon: Copy,
          onAction: () => place.show({ type: 'new', times: null, copyOf: id, ...at }),
        },
        {
          id: 'export',
          label: t`Export as iCalendar`,
          icon: FileDown,
          onAction: () => void saveEvents([series], title),
        },
      ]}
    />
  );
}
