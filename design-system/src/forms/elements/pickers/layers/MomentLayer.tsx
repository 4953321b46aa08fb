import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../../components/buttons/Button.tsx';
import { CalendarLayer } from './CalendarLayer.tsx';
import { DayCalendar } from '../calendar/DayCalendar.tsx';
import { type DayLimits, onDay } from '../dates/dates.ts';
import { Foot } from './Layer.styles.ts';
import type { LayerPlace } from '../PickerFrame.tsx';
import { TimeField } from '../TimeField.tsx';

interface MomentLayerProps extends LayerPlace, DayLimits {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Stays open when a day is chosen: the time is still to come. */
export function MomentLayer({ value, onChange, boxRef, labelledBy, onClose, ...limits }: MomentLayerProps) {
  const { t } = useLingui();
  return (
    <CalendarLayer boxRef={boxRef} labelledBy={labelledBy} onClose={onClose}>
      <DayCalendar
        {...limits}
        aria-labelledby={labelledBy}
        value={value?.slice(0, 10) ?? null}
        onChoose={(day) => onChange(onDay(value, day))}
        takesFocus
      />
      <Foot>
        <TimeField
          label={t`Time`}
          size="small"
          isDisabled={value === null}
          value={value?.slice(11) ?? null}
          onChange={({ value: time }) => value && time && onChange(`${value.slice(0, 10)}T${time}`)}
        />
        <Button size="small" onClick={onClose}>{t`Done`}</Button>
      </Foot>
    </CalendarLayer>
  );
}
