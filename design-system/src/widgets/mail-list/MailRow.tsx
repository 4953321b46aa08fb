import { useLingui } from '@lingui/react/macro';
import { Paperclip, Star as StarIcon } from 'lucide-react';
import { type CSSProperties, memo, type MouseEvent, useId } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { useHighlight } from '../../components/highlight/highlight.context.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import {
  Group,
  Dot,
  Face,
  Marks,
  Note,
  Row,
  RowTick,
  Sender,
  Star,
  StarCell,
  Subject,
  TickCell,
  Time,
  Text,
} from './MailList.styles.ts';
import type { MailRowContent } from './mail-list.types.ts';
import { MailRowActions } from './MailRowActions.tsx';

interface MailRowProps {
  id: number;
  index: number;
  start: number;
  size: number;
  /** The name above it, when it is the first of its group. */
  group: string | undefined;
  groupHeight: number;
  content: MailRowContent;
  /** Whether the picture of the sender is shown by now. */
  isPictured: boolean;
  isCurrent: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: (opened: { id: number }) => void;
  onAction: ((pressed: { id: number; action: string }) => void) | undefined;
  onSelect: (selection: { id: number; isRange: boolean }) => void;
  onStar: (change: { id: number; isStarred: boolean }) => void;
}

/** Plain elements: a list has hundreds of them. The row is the stop of the Tab key, its controls are reached by arrows. */
export const MailRow = memo(function MailRow({
  id,
  index,
  start,
  size,
  group,
  groupHeight,
  content,
  isPictured,
  isCurrent,
  isOpen,
  isSelected,
  onOpen,
  onAction,
  onSelect,
  onStar,
}: MailRowProps) {
  const { t } = useLingui();
  const { sender, subject, isRead, isStarred } = content;
  const rowId = useId();
  const head = group === undefined ? 0 : groupHeight;

  return (
    <>
      {/* Each row says its own time. */}
      {group !== undefined && (
        <Group aria-hidden style={placedAt(start, head)}>
          {group}
        </Group>
      )}
      <Row
        role="row"
        // Not by its controls, each of which has the subject again.
        aria-labelledby={namingParts.map((part) => `${rowId}-${part}`).join(' ')}
        aria-rowindex={index + 1}
        aria-selected={isSelected}
        data-row-id={id}
        data-read={isRead || undefined}
        data-unread={!isRead || undefined}
        aria-current={isOpen || undefined}
        data-open={isOpen || undefined}
        tabIndex={isCurrent ? 0 : -1}
        style={placedAt(start + head, size - head)}
        onClick={() => onOpen({ id })}
      >
        <TickCell role="gridcell" onClick={stay}>
          <RowTick
            data-tone="primary"
            type="checkbox"
            tabIndex={-1}
            aria-label={t`Select “${subject}” from ${sender}`}
            checked={isSelected}
            onClick={(event) => onSelect({ id, isRange: event.shiftKey })}
            onChange={nothing}
          />
        </TickCell>
        <StarCell role="gridcell">
          <Star
            type="button"
            tabIndex={-1}
            aria-pressed={isStarred}
            aria-label={t`Star “${subject}” from ${sender}`}
            title={isStarred ? t`Unstar` : t({ message: 'Star', context: 'action' })}
            onClick={(event: MouseEvent) => {
              stay(event);
              onStar({ id, isStarred: !isStarred });
            }}
          >
            <Icon icon={StarIcon} size="menu" />
          </Star>
        </StarCell>
        <Content rowId={rowId} content={content} isPictured={isPictured} />
        {onAction && <MailRowActions {...{ id, content, onAction }} />}
      </Row>
    </>
  );
});

const namingParts = ['sender', 'text', 'marks', 'time'] as const;

function Content({ rowId, content, isPictured }: Pick<MailRowProps, 'content' | 'isPictured'> & { rowId: string }) {
  const { t } = useLingui();
  const highlight = useHighlight();
  const { sender, avatar, subject, preview, time, dateTime, isRead, hasFiles, labels, note } = content;
  return (
    <>
      <Face role="gridcell" aria-hidden>
        <Avatar name={sender} src={isPictured ? avatar : null} size="small" isDecorative />
      </Face>
      <Sender role="gridcell" id={`${rowId}-sender`}>
        {!isRead && <VisuallyHidden>{t`Unread`}, </VisuallyHidden>}
        <bdi>{highlight(sender)}</bdi>
      </Sender>
      <Text role="gridcell" id={`${rowId}-text`} dir="auto">
        {note && <Note>{note}</Note>}{' '}
        <Subject>
          <bdi>{subject ? highlight(subject) : t`(no subject)`}</bdi>
        </Subject>{' '}
        {preview && <bdi>{highlight(preview)}</bdi>}
      </Text>
      <Marks role="gridcell" id={`${rowId}-marks`}>
        {hasFiles && <Icon icon={Paperclip} label={t`With attachments`} />}
        {labels.map(({ name, tone }) => (
          <Dot key={name} data-tone={tone} role="img" aria-label={t`Label: ${name}`} title={name} />
        ))}
      </Marks>
      <Time role="gridcell" id={`${rowId}-time`} dateTime={dateTime}>
        <bdi dir="ltr">{time}</bdi>
      </Time>
    </>
  );
}

const placedAt = (start: number, blockSize: number): CSSProperties => ({
  transform: `translateY(${start}px)`,
  blockSize,
});

/** Keeps presses on the row's controls from opening the message. */
function stay(event: { stopPropagation: () => void }) {
  event.stopPropagation();
}

/** The press has been told already, with Shift; the owner decides what is ticked. */
const nothing = () => undefined;
