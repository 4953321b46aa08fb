import { DateTimePicker } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { here, type OffsetAt } from '../../../../i18n/time/clock-changes.ts';
import { devicePlace } from '../../../../i18n/time/time-zones.ts';
import { clockChangeAt, formatMoment, localOf, momentOf } from '../model/moment.ts';
import { useFieldLabels } from '../useFieldLabels.ts';
import { changeIn, type EditorPartProps, useDraft, useMistake } from './useDraft.ts';

interface MomentFieldProps extends EditorPartProps {
  /** The clocks that times are read by, when they are not those of the device. */
  clocks?: OffsetAt;
}

/** The time at which readers see a post, with what the clocks make of it. */
export function MomentField({ actor, clocks = here }: MomentFieldProps) {
  const { t } = useLingui();
  const { publishAt: label } = useFieldLabels();
  const publishAt = useDraft(actor, 'publishAt');
  const hasPassed = useMistake(actor, 'time passed');
  const [typed, setTyped] = useState<string | null>(null);
  // A time that the clocks skip stays as it was typed, as long as it means the moment of the draft.
  const isKept = typed !== null && publishAt !== null && momentOf(typed, clocks) === publishAt;
  const local = isKept ? typed : publishAt && localOf(publishAt, clocks);

  return (
    <DateTimePicker
      label={label}
      isClearable
      value={local}
      description={useMomentNote(local, publishAt, clocks)}
      errorMessage={
        hasPassed ? t`This time has passed. Choose a later one, or “Published” to publish it now.` : undefined
      }
      onChange={({ value }) => {
        setTyped(value);
        changeIn(actor)({ publishAt: value && momentOf(value, clocks) });
      }}
    />
  );
}

function useMomentNote(local: string | null, publishAt: string | null, clocks: OffsetAt): string {
  const { t } = useLingui();
  const place = devicePlace();
  if (local === null || publishAt === null)
    return t`Leave it empty to publish it yourself later. Times are in the time zone of this device: ${place}.`;
  const moment = formatMoment(publishAt, clocks);
  switch (clockChangeAt(local, publishAt, clocks)) {
    case 'skipped':
      return t`The clocks skip this time. The post is published on ${moment}.`;
    case 'first of two':
      return t`This time comes twice. The first one counts: ${moment}.`;
    case 'second of two':
      return t`This time comes twice. The second one counts: ${moment}.`;
    case undefined:
      return `${moment} · ${place}`;
  }
}
