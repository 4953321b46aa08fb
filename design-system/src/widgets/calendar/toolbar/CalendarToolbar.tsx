import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Popover } from '../../../components/popovers/Popover.tsx';
import { SegmentedControl } from '../../../components/segmented-control/SegmentedControl.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { MiniMonth } from '../../mini-month/MiniMonth.tsx';
import type { CalendarView } from '../calendar.types.ts';
import { stepDate, visibleRange } from '../times/visible-range.ts';
import { Bar, First, Jump, Moves, Progress, Start, Steps, Title, Views } from './CalendarToolbar.styles.ts';

interface CalendarToolbarProps {
  view: CalendarView;
  date: string;
  today: string;
  title: string;
  isLoading: boolean;
  /** Stands before the buttons. */
  start: ReactNode;
  onViewChange: (change: { view: CalendarView; date: string }) => void;
  onDateChange: (change: { date: string }) => void;
}

/** Leads from period to period and from view to view. */
export function CalendarToolbar({ view, date, today, title, isLoading, start, ...changes }: CalendarToolbarProps) {
  const { t } = useLingui();
  const { onViewChange, onDateChange } = changes;
  const step = (by: 1 | -1) => onDateChange({ date: stepDate(view, date, by) });
  const views = [
    { value: 'month', label: t`Month` },
    { value: 'week', label: t({ message: 'Week', context: 'calendar' }) },
    { value: 'day', label: t`Day` },
    { value: 'list', label: t`List` },
  ] as const;

  return (
    <Bar role="group" aria-label={t`Period and view`}>
      <Start>
        {start && <First>{start}</First>}
        <Moves>
          <Button
            variant="outline"
            tone="secondary"
            size="small"
            isIdle={isShown(today, view, date)}
            onClick={() => onDateChange({ date: today })}
          >
            {t({ message: 'Today', context: 'calendar' })}
          </Button>
          <Steps>
            <IconButton icon={ChevronLeft} label={t`Previous`} size="small" onClick={() => step(-1)} />
            <IconButton icon={ChevronRight} label={t`Next`} size="small" onClick={() => step(1)} />
          </Steps>
        </Moves>
        <JumpToDate title={title} date={date} onDateChange={onDateChange} />
      </Start>
      <Views>
        <SegmentedControl
          label={t({ message: 'View', context: 'calendar' })}
          options={views}
          value={view}
          onChange={({ value }) => onViewChange({ view: value, date })}
        />
      </Views>
      <VisuallyHidden role="status" lang="pt-BR">
        {title}
      </VisuallyHidden>
      {isLoading && <Progress aria-hidden />}
    </Bar>
  );
}

/** The title, which opens a month to jump to any day. */
function JumpToDate({ title, date, onDateChange }: Pick<CalendarToolbarProps, 'title' | 'date' | 'onDateChange'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Title>
      <Popover
        size="card"
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        trigger={
          <Jump type="button" aria-description={t`Jump to a date`} title={t`Jump to a date`}>
            <bdi lang="pt-BR">{title}</bdi>
            <Icon icon={ChevronDown} />
          </Jump>
        }
      >
        <MiniMonth
          label={t`Jump to a date`}
          date={date}
          takesFocus
          onDateChange={(change) => {
            setOpen(false);
            onDateChange(change);
          }}
        />
      </Popover>
    </Title>
  );
}

/** Whether the period of a view has the day. In the month, days of the one before and after it do not count. */
function isShown(day: string, view: CalendarView, date: string): boolean {
  const { start, end } = visibleRange(view === 'month' ? 'list' : view, date);
  return start <= day && day < end;
}
