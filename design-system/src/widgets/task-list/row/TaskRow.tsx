import { useLingui } from '@lingui/react/macro';
import { GripVertical, Star as StarIcon, Undo2, UserRound } from 'lucide-react';
import { type CSSProperties, memo, type PointerEvent } from 'react';
import { Avatar } from '../../../components/avatar/Avatar.tsx';
import { Badge } from '../../../components/badges/Badge.tsx';
import { useHighlight } from '../../../components/highlight/highlight.context.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type { TaskRowContent } from '../task-list.types.ts';
import { DueDay } from './DueDay.tsx';
import type { RowEvents } from './row-events.ts';
import { TaskMenu } from './TaskMenu.tsx';
import {
  EndCell,
  Facts,
  Group,
  Handle,
  HandleCell,
  NoFace,
  Row,
  RowTick,
  SmallButton,
  Star,
  Tags,
  TickCell,
  Title,
} from './TaskRow.styles.ts';

interface TaskRowProps {
  id: number;
  index: number;
  start: number;
  size: number;
  /** The name above it, when it is the first of its section. */
  group: string | undefined;
  groupHeight: number;
  content: TaskRowContent;
  isPictured: boolean;
  isCurrent: boolean;
  isOpen: boolean;
  /** Whether it is being moved, and by what. */
  dragging: 'pointer' | 'keyboard' | undefined;
  /** Whether it has a handle, and the reason why that does nothing now. */
  handle: { reason?: string | undefined } | undefined;
  instructionsId: string;
  events: RowEvents;
}

/** Plain elements: a list has hundreds of them. The row is the stop of the Tab key, its controls are reached by arrows. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { id, index, start, size, group, groupHeight, content, isPictured, isCurrent, isOpen } = props;
  const { dragging, handle, instructionsId, events } = props;
  const { t } = useLingui();
  const highlight = useHighlight();
  const { title, isCompleted } = content;
  const { onComplete } = events;
  const head = group === undefined ? 0 : groupHeight;

  return (
    <>
      {group !== undefined && (
        <Group aria-hidden style={placedAt(start, head)}>
          {group}
        </Group>
      )}
      <Row
        role="row"
        aria-rowindex={index + 1}
        aria-current={isOpen || undefined}
        data-row-id={id}
        data-completed={isCompleted || undefined}
        data-dragging={dragging}
        tabIndex={isCurrent ? 0 : -1}
        style={placedAt(start + head, size - head)}
        onClick={() => events.onOpen({ id })}
      >
        {handle && <RowHandle {...{ id, title, handle, instructionsId, events }} />}
        {onComplete && (
          <TickCell role="gridcell" onClick={stay}>
            <RowTick
              data-tone="primary"
              type="checkbox"
              tabIndex={-1}
              aria-label={t`Complete “${title}”`}
              checked={isCompleted}
              onChange={({ target }) => onComplete({ id, isCompleted: target.checked })}
            />
          </TickCell>
        )}
        <Title role="gridcell" dir="auto">
          <bdi>{highlight(title)}</bdi>
          {isCompleted && <VisuallyHidden>, {t({ message: 'Completed', context: 'task' })}</VisuallyHidden>}
        </Title>
        <RowFacts content={content} isPictured={isPictured} />
        <RowEnd {...{ id, content, events }} />
      </Row>
    </>
  );
});

function RowHandle({
  id,
  title,
  handle,
  instructionsId,
  events,
}: Pick<TaskRowProps, 'id' | 'instructionsId' | 'events'> & {
  title: string;
  handle: { reason?: string | undefined };
}) {
  const { t } = useLingui();
  const { reason } = handle;
  const press = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest<HTMLElement>('[data-row-id]');
    if (row && reason === undefined) events.onPress(id, row, event);
  };
  return (
    <HandleCell role="gridcell" onClick={stay}>
      <Handle
        type="button"
        tabIndex={-1}
        data-handle
        aria-label={t`Move “${title}”`}
        aria-describedby={reason === undefined ? instructionsId : undefined}
        aria-disabled={reason !== undefined || undefined}
        title={reason}
        onPointerDown={press}
      >
        <Icon icon={GripVertical} size="menu" />
      </Handle>
    </HandleCell>
  );
}

function RowEnd({ id, content, events }: Pick<TaskRowProps, 'id' | 'content' | 'events'>) {
  const { t } = useLingui();
  const { title, isImportant } = content;
  const { onStar, onRestore, menuOf } = events;
  return (
    <EndCell role="gridcell" onClick={stay}>
      {onStar && (
        <Star
          type="button"
          tabIndex={-1}
          aria-pressed={isImportant}
          aria-label={t`Mark “${title}” as important`}
          title={isImportant ? t`Not important` : t({ message: 'Important', context: 'task' })}
          onClick={() => onStar({ id, isImportant: !isImportant })}
        >
          <Icon icon={StarIcon} size="menu" />
        </Star>
      )}
      {onRestore && (
        <SmallButton
          type="button"
          tabIndex={-1}
          aria-label={t`Restore “${title}”`}
          title={t({ message: 'Restore', context: 'action' })}
          onClick={() => onRestore({ id })}
        >
          <Icon icon={Undo2} size="menu" />
        </SmallButton>
      )}
      <TaskMenu id={id} title={title} menuOf={menuOf} />
    </EndCell>
  );
}

/** Tags, day and person, in one cell that stands below the title where the row is narrow. */
function RowFacts({ content, isPictured }: Pick<TaskRowProps, 'content' | 'isPictured'>) {
  const { t } = useLingui();
  const { tags, due, isCompleted, assignee } = content;
  return (
    <Facts role="gridcell">
      <Tags>
        {tags.map(({ id, text, tone }) => (
          <Badge key={id} tone={tone}>
            {text}
          </Badge>
        ))}
      </Tags>
      {due === null ? <span data-cell="due" /> : <DueDay day={due} isDone={isCompleted} />}
      {assignee ? (
        <Avatar name={assignee.name} src={isPictured ? assignee.src : null} size="small" title={assignee.name} />
      ) : (
        <NoFace role="img" aria-label={t`Not assigned`} title={t`Not assigned`}>
          <Icon icon={UserRound} />
        </NoFace>
      )}
    </Facts>
  );
}

const placedAt = (start: number, blockSize: number): CSSProperties => ({
  transform: `translateY(${start}px)`,
  blockSize,
});

/** Keeps presses on the row's controls from opening the task. */
function stay(event: { stopPropagation: () => void }) {
  event.stopPropagation();
}
