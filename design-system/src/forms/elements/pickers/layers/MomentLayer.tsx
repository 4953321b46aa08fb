import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/buttons/Button.tsx';
import { CalendarLayer } from './CalendarLayer.tsx';
import { DayCalendar } from '../calendar/DayCalendar.tsx';
import { type DayLimits, onDay } from '../dates/dates.ts';
import { Foot } from './Layer.styles.ts';
import type { LayerPlacement } from '../picker.props.ts';

interface MomentLayerProps extends LayerPlacement, DayLimits {
  value: string | null;
  onChange: (value: string | null) => void;
  /** The field for the time. */
  children: ReactNode;
}

/** Stays open when a day is chosen: the time is still to come. */
export function MomentLayer({ value, onChange, boxRef, labelledBy, onClose, children, ...limits }: MomentLayerProps) {
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
        {children}
        <Button size="small" onClick={onClose}>{t`Done`}</Button>
      </Foot>
    </CalendarLayer>
  );
}
