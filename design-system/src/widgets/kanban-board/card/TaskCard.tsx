import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Calendar, type LucideIcon, MessageSquare, Paperclip } from 'lucide-react';
import { type ComponentPropsWithRef, memo, use } from 'react';
import { AvatarGroup, type AvatarGroupProps } from '../../../components/avatar/AvatarGroup.tsx';
import { Highlight } from '../../../components/highlight/Highlight.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import type { Tone } from '../../../theme/tones.ts';
import { formatShortDay } from '../../../lib/i18n/format-day.ts';
import { useToday } from '../../../lib/clock/useToday.ts';
import { TitledContext } from './CardContent.tsx';
import { urgencyOf } from './due-day.ts';
import { Body } from './TaskCard.styles.ts';

/** A kind of work that a task belongs to. */
export interface TaskLabel {
  text: string;
  /** Its colour. The text says the same. */
  tone: Tone;
}

export interface TaskCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The title of the task; a `HighlightScope` around marks what is searched. */
  title: string;
  /** The kinds of work that it belongs to. */
  labels?: readonly TaskLabel[];
  /** Address of a picture above everything. */
  cover?: string | null | undefined;
  /**
   * How many files hang on it.
   * @default 0
   */
  attachments?: number;
  /**
   * How many comments were made about it.
   * @default 0
   */
  comments?: number;
  /** The day by which it is to be done: `2026-11-21`. */
  due?: string | null | undefined;
  /**
   * Whether it has been done: its day asks for no attention any more.
   * @default false
   */
  isDone?: boolean;
  /** The assignees. */
  assignees?: AvatarGroupProps['people'];
}

/** The content of a task's card on a `KanbanBoard`. For a list of tasks to tick off, use `ListGroup`. */
export const TaskCard = memo(function TaskCard({
  title,
  labels = [],
  cover,
  attachments = 0,
  comments = 0,
  due,
  isDone = false,
  assignees = [],
  ...rest
}: TaskCardProps) {
  const { t } = useLingui();
  const isTitled = use(TitledContext);
  return (
    <Body {...rest}>
      {cover && <img src={cover} alt="" draggable={false} />}
      {labels.length > 0 && (
        <div data-part="labels">
          {labels.map(({ text, tone }) => (
            <span key={text} data-tone={tone}>
              {text}
            </span>
          ))}
        </div>
      )}
      <span data-part="title" aria-hidden={isTitled || undefined}>
        <Highlight>{title}</Highlight>
      </span>
      <div data-part="foot">
        <div data-part="facts">
          <Count
            icon={Paperclip}
            count={attachments}
            meaning={t`${plural(attachments, { one: '# attachment', other: '# attachments' })}`}
          />
          <Count
            icon={MessageSquare}
            count={comments}
            meaning={t`${plural(comments, { one: '# comment', other: '# comments' })}`}
          />
          {due && <Due day={due} isDone={isDone} />}
        </div>
        {assignees.length > 0 && <AvatarGroup aria-label={t`Assigned to`} people={assignees} max={3} />}
      </div>
    </Body>
  );
});

interface CountProps {
  icon: LucideIcon;
  count: number;
  /** The text for screen readers instead of the bare number. */
  meaning: string;
}

function Count({ icon, count, meaning }: CountProps) {
  return (
    <span>
      <Icon icon={icon} />
      <span aria-hidden>{count}</span>
      <span data-part="meaning">{meaning}</span>
    </span>
  );
}

function Due({ day, isDone }: { day: string; isDone: boolean }) {
  const { t } = useLingui();
  const today = useToday();
  const urgency = isDone ? 'later' : urgencyOf(day, today);
  return (
    <span data-urgent={urgency === 'later' ? undefined : true}>
      <Icon icon={Calendar} />
      <span data-part="meaning">
        {urgency === 'overdue' ? t`Overdue since` : t({ message: 'Due', context: 'date' })}
      </span>
      <time dateTime={day} dir="auto">
        {day === today ? t({ message: 'Today', context: 'day' }) : formatShortDay(day)}
      </time>
    </span>
  );
}
