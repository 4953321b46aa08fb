import { Highlight, Inline, Link, Stack, StatusPill, TimelineItem } from '@embarque/design-system';
import { useRef } from 'react';
import { formatDayAndTime } from '../../i18n/format.ts';
import { TimeAgo } from '../../i18n/time/TimeAgo.tsx';
import { changeTones, useChangeStates } from '../../outbox/react/useChangeStates.ts';
import { featureOf } from './journal.features.ts';
import { JournalUndo, type JournalUndoProps } from './undo/JournalUndo.tsx';

export interface JournalRowProps extends Omit<JournalUndoProps, 'findRow' | 'children'> {
  /** Called when a link leads away. */
  onLeave: () => void;
}

/** One change: a sentence, when and where, how it went, and what can be done about it. */
export function JournalRow({ onLeave, ...rest }: JournalRowProps) {
  const { one, sentence, feature } = rest.change;
  const row = useRef<HTMLLIElement>(null);
  const states = useChangeStates();
  const { at, description } = one.entry;
  const text = <Highlight>{sentence}</Highlight>;
  return (
    <TimelineItem
      ref={row}
      tabIndex={-1}
      icon={featureOf(one.entry.feature).icon}
      tone={changeTones[one.state]}
      title={
        description.href && one.state !== 'undone' ? (
          <Link href={description.href} onClick={onLeave}>
            {text}
          </Link>
        ) : (
          text
        )
      }
      aside={
        <time dateTime={at} title={formatDayAndTime(new Date(at))}>
          <TimeAgo past={at} />
        </time>
      }
    >
      <Stack gap="s">
        <JournalUndo {...rest} findRow={() => row.current}>
          <Inline>
            <StatusPill tone={changeTones[one.state]} mark="dot">
              {states[one.state]}
            </StatusPill>
            <Highlight>{feature.title}</Highlight>
          </Inline>
        </JournalUndo>
        {one.reason && (
          <p>
            <Highlight>{one.reason}</Highlight>
          </p>
        )}
      </Stack>
    </TimelineItem>
  );
}
