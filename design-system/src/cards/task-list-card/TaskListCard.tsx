import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { ProgressRing } from '../../components/progress/ProgressRing.tsx';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { EntryList } from '../entry-list/EntryList.tsx';

export interface PersonTask {
  /** Tells it from the other tasks. */
  id: string;
  /** The person who works on it. */
  person: string;
  /** Address of a picture of the person. */
  src?: string | null;
  /** The person's role. */
  role: string;
  /** How long it has taken so far. */
  minutes: number;
  /** How much of it is done, in percent. */
  done: number;
  /**
   * The colour of the ring.
   * @default 'primary'
   */
  tone?: Tone;
}

export interface TaskListCardProps extends Omit<CardProps, 'children'> {
  /** The tasks in their order. */
  tasks: readonly PersonTask[];
}

/** Lists tasks with their people, time spent and progress. For tasks to move or complete, use a board or a list. */
export function TaskListCard({ tasks, ...rest }: TaskListCardProps) {
  const { t } = useLingui();
  return (
    <Card {...rest}>
      <EntryList
        entries={tasks.map(({ id, person, src, role, minutes, done, tone }) => ({
          id,
          face: <Avatar name={person} src={src} shape="rounded" variant="soft" isDecorative />,
          title: person,
          detail: role,
          end: (
            <>
              <Duration minutes={minutes} />
              <ProgressRing label={t`Done by ${person}`} value={done} tone={tone} />
            </>
          ),
        }))}
      />
    </Card>
  );
}

/** `9 h 20 min`, which is the same in all languages of the texts. */
function Duration({ minutes }: { minutes: number }) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return (
    <Time dir="ltr" dateTime={`PT${minutes}M`}>
      {parts.filter(Boolean).join(' ')}
    </Time>
  );
}

const Time = styled.time`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  ${tabular}
`;
