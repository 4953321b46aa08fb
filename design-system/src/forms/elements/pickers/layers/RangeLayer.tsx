import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Icon } from '../../../../icons/Icon.tsx';
import { calendarLimits } from '../calendar/calendar-limits.ts';
import { CalendarLayer } from './CalendarLayer.tsx';
import { type DayLimits, type DayRange, readDay } from '../dates/dates.ts';
import { Beside, Head, MonthName, Step } from '../calendar/Month.styles.ts';
import { MonthView } from '../calendar/MonthView.tsx';
import type { Preset, LayerPlacement } from '../picker.props.ts';

interface RangeLayerProps extends LayerPlacement, DayLimits {
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  presets: readonly Preset<DayRange>[] | undefined;
}

/** Closes with the last day that is chosen. */
export function RangeLayer({ value, onChange, presets, boxRef, labelledBy, onClose, ...limits }: RangeLayerProps) {
  const { t } = useLingui();
  const [months] = useState(() => (matchMedia('(min-width: 48rem)').matches ? [0, 1] : [0]));
  const [start, end] = [readDay(value?.from), readDay(value?.to)];
  return (
    <CalendarLayer
      boxRef={boxRef}
      labelledBy={labelledBy}
      onClose={onClose}
      presets={presets}
      isChosen={({ from, to }) => from === value?.from && to === value.to}
      onPreset={onChange}
    >
      <RangeCalendar
        {...calendarLimits(limits)}
        aria-labelledby={labelledBy}
        visibleDuration={{ months: months.length }}
        pageBehavior="single"
        value={start && end && { start, end }}
        onChange={(range) => {
          onChange({ from: range.start.toString(), to: range.end.toString() });
          onClose();
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what opens takes the focus of its button
        autoFocus
      >
        <Head>
          <Step slot="previous" aria-label={t`Previous month`}>
            <Icon icon={ChevronLeft} />
          </Step>
          {months.map((monthsLater) => (
            <MonthName key={monthsLater} lang="pt-BR" offset={{ months: monthsLater }} />
          ))}
          <Step slot="next" aria-label={t`Next month`}>
            <Icon icon={ChevronRight} />
          </Step>
        </Head>
        <Beside>
          {months.map((monthsLater) => (
            <MonthView key={monthsLater} monthsLater={monthsLater} isBanded />
          ))}
        </Beside>
      </RangeCalendar>
    </CalendarLayer>
  );
}
