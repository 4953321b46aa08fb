import { DayCalendar } from '../calendar/DayCalendar.tsx';
import { CalendarLayer } from './CalendarLayer.tsx';
import type { DayLimits } from '../dates/dates.ts';
import type { Preset, LayerPlacement } from '../picker.props.ts';

interface DayLayerProps extends LayerPlacement, DayLimits {
  value: string | null;
  onChange: (value: string | null) => void;
  presets: readonly Preset<string>[] | undefined;
}

/** Closes with the day that is chosen. */
export function DayLayer({ value, onChange, presets, boxRef, labelledBy, onClose, ...limits }: DayLayerProps) {
  const choose = (day: string) => {
    onChange(day);
    onClose();
  };
  return (
    <CalendarLayer
      boxRef={boxRef}
      labelledBy={labelledBy}
      onClose={onClose}
      presets={presets}
      isChosen={(preset) => preset === value}
      onPreset={onChange}
    >
      <DayCalendar {...limits} aria-labelledby={labelledBy} value={value} onChoose={choose} takesFocus />
    </CalendarLayer>
  );
}
