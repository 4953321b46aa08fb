import { Highlight, Inline, Link, Stack, StatusPill, TimelineItem, type Tone } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { formatDayAndTime } from '../../i18n/format.ts';
import type { JournalState } from '../../outbox/journal/journal.types.ts';
import { featureOf } from './journal.features.ts';
import { JournalUndo, type JournalUndoProps } from './JournalUndo.tsx';

export interface JournalRowProps extends Omit<JournalUndoProps, 'findRow' | 'children'> {
  /** How long ago it was made, as people say it. */
  ago: string;
  /** Called when a link leads away. */
  onLeave: () => void;
}

const tones: Record<JournalState, Tone> = {
  waiting: 'warning',
  saved: 'success',
  refused: 'danger',
  undoing: 'info',
  undone: 'secondary',
};

/** One change: a sentence, when and where, how it went, and what can be done about it. */
export function JournalRow({ ago, onLeave, ...rest }: JournalRowProps) {
  const { one, sentence, feature } = rest.change;
  const row = useRef<HTMLLIElement>(null);
  const states = useStateLabels();
  const { at, description } = one.entry;
  const text = <Highlight>{sentence}</Highlight>;
  return (
    <TimelineItem
      ref={row}
      tabIndex={-1}
      icon={featureOf(one.entry.feature).icon}
      tone={tones[one.state]}
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
          {ago}
        </time>
      }
    >
      <Stack gap="s">
        <JournalUndo {...rest} findRow={() => row.current}>
          <Inline>
            <StatusPill tone={tones[one.state]} mark="dot">
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

function useStateLabels(): Record<JournalState, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'change' }),
    saved: t({ message: 'Saved', context: 'change' }),
    refused: t({ message: 'Refused', context: 'change' }),
    undoing: t({ message: 'Undoing', context: 'change' }),
    undone: t({ message: 'Undone', context: 'change' }),
  };
}
