import { useLingui } from '@lingui/react/macro';
import { CalendarCheck, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Popover } from '../../../components/popovers/Popover.tsx';
import { SegmentedControl } from '../../../components/segmented-control/SegmentedControl.tsx';
import { Select } from '../../../forms/elements/select/Select.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { useMediaQuery } from '../../../lib/react/useMediaQuery.ts';
import { TOOLS_ABOVE_TOASTS } from '../../../lib/toast-marks.ts';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { MiniMonth } from '../../mini-month/MiniMonth.tsx';
import type { CalendarView, ShownView } from '../calendar.types.ts';
import { stepDate, visibleRange } from '../times/visible-range.ts';
import { shortTitleOf } from './title.ts';
import { Bar, First, Jump, Moves, Progress, Start, Steps, Title, Views } from './CalendarToolbar.styles.ts';

interface CalendarToolbarProps {
  view: ShownView;
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
  const isPhone = useMediaQuery(media.phone);
  const toToday = {
    size: 'small',
    isIdle: view === 'month' && isPhone ? date === today : isShown(today, view, date),
    onClick: () => onDateChange({ date: today }),
  } as const;
  const chosen = {
    label: t({ message: 'View', context: 'calendar' }),
    value: view === 'days' ? 'week' : view,
    onChange: ({ value }: { value: CalendarView }) => onViewChange({ view: value, date }),
  };
  const step = (by: 1 | -1) => onDateChange({ date: stepDate(view, date, by) });
  const views = [
    { value: 'month', label: t`Month` },
    { value: 'week', label: isPhone ? t`3 days` : t({ message: 'Week', context: 'calendar' }) },
    { value: 'day', label: t`Day` },
    { value: 'list', label: t`List` },
  ] as const;

  return (
    <Bar {...TOOLS_ABOVE_TOASTS} role="group" aria-label={t`Period and view`}>
      <Start>
        {start && <First>{start}</First>}
        <Moves>
          {isPhone ? (
            <IconButton icon={CalendarCheck} label={t({ message: 'Today', context: 'calendar' })} {...toToday} />
          ) : (
            <Button variant="outline" tone="secondary" {...toToday}>
              {t({ message: 'Today', context: 'calendar' })}
            </Button>
          )}
          <Steps>
            <IconButton icon={ChevronLeft} label={t`Previous`} size="small" onClick={() => step(-1)} />
            <IconButton icon={ChevronRight} label={t`Next`} size="small" onClick={() => step(1)} />
          </Steps>
        </Moves>
        <JumpToDate
          title={title}
          shortTitle={isPhone ? shortTitleOf(view, date, today) : title}
          date={date}
          onDateChange={onDateChange}
        />
      </Start>
      <Views>
        {isPhone ? (
          <Select<CalendarView> {...chosen} labelVisibility="hidden" size="small" options={views} />
        ) : (
          <SegmentedControl<CalendarView> {...chosen} options={views} />
        )}
      </Views>
      <VisuallyHidden role="status" lang="pt-BR">
        {title}
      </VisuallyHidden>
      {isLoading && <Progress aria-hidden />}
    </Bar>
  );
}

interface JumpToDateProps extends Pick<CalendarToolbarProps, 'title' | 'date' | 'onDateChange'> {
  /** The title as there is room for it. */
  shortTitle: string;
}

/** The title, which opens a month to jump to any day. */
function JumpToDate({ title, shortTitle, date, onDateChange }: JumpToDateProps) {
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
            {shortTitle !== title && <VisuallyHidden lang="pt-BR">{title}</VisuallyHidden>}
            <bdi lang="pt-BR" aria-hidden={shortTitle !== title || undefined}>
              {shortTitle}
            </bdi>
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
function isShown(day: string, view: ShownView, date: string): boolean {
  const { start, end } = visibleRange(view === 'month' ? 'list' : view, date);
  return start <= day && day < end;
}
