import { Heading, Stack, Timeline, useToday } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { addDays, formatISO, parseISO } from 'date-fns';
import { useActorState } from '../../app-state/useActorState.ts';
import { formatDay } from '../../i18n/format.ts';
import { isUnsent } from '../../outbox/outbox.core.ts';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { groupByDay, type ListedChange } from './journal.list.ts';
import { JournalRow, type JournalRowProps } from './JournalRow.tsx';

export interface JournalDaysProps extends Pick<JournalRowProps, 'announce' | 'onLeave'> {
  changes: readonly ListedChange[];
}

/** The changes under the day on which they were made. */
export function JournalDays({ changes, ...rest }: JournalDaysProps) {
  const { actor } = useOutbox();
  const unsent = useActorState(actor, ({ context }) =>
    context.entries
      .filter(isUnsent)
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  const nameOf = useDayNames();
  return groupByDay(changes).map(([day, ofDay]) => (
    <Stack key={day} gap="m">
      <Heading level={3}>{nameOf(day)}</Heading>
      <Timeline aria-label={nameOf(day)}>
        {ofDay.map((change) => (
          <JournalRow
            key={change.one.entry.id}
            {...rest}
            change={change}
            isUnsent={unsent.includes(change.one.entry.id)}
          />
        ))}
      </Timeline>
    </Stack>
  ));
}

/** Names today and yesterday, and writes all other days. */
function useDayNames(): (day: string) => string {
  const { i18n } = useLingui();
  const today = parseISO(useToday());
  const days = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' });
  const named = new Map(
    [0, -1].map((distance) => [
      formatISO(addDays(today, distance), { representation: 'date' }),
      days.format(distance, 'day'),
    ]),
  );
  return (day) => {
    const name = named.get(day);
    return name ? name.charAt(0).toLocaleUpperCase(i18n.locale) + name.slice(1) : formatDay(new Date(`${day}T00:00`));
  };
}
