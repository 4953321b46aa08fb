import { Inline, Stack, StatusPill, TimelineItem } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { formatDayAndTime } from '../../i18n/format.ts';
import { sentenceOf } from '../journal/journal.core.ts';
import type { JournalEntry } from '../journal/journal.types.ts';
import { changeTones, useChangeStates } from './useChangeStates.ts';

/** A line of a history that the server does not have: the person's own change, and how far it has come. */
export function OwnChangeLine({ change }: { change: JournalEntry }) {
  const { i18n } = useLingui();
  const states = useChangeStates();
  const { entry, state, reason } = change;
  const sentence = sentenceOf(change);
  return (
    <TimelineItem
      tone={changeTones[state]}
      title={sentence && i18n._(sentence)}
      aside={<time dateTime={entry.at}>{formatDayAndTime(new Date(entry.at))}</time>}
    >
      <Stack gap="xs">
        <Inline>
          <StatusPill tone={changeTones[state]} mark="dot">
            {states[state]}
          </StatusPill>
        </Inline>
        {reason && <p>{reason}</p>}
      </Stack>
    </TimelineItem>
  );
}
