import { SegmentedControl } from '@embarque/design-system';
import { type Axis, axes, modeAxes, type Modes } from '../model/walk.modes.ts';

const names: Record<Axis, string> = {
  skin: 'Appearance',
  direction: 'Direction',
  width: 'Width',
  language: 'Language',
};

interface ModeChoicesProps {
  modes: Modes;
  onChange: (modes: Modes) => void;
}

/** Chooses how the journeys are shown. */
export function ModeChoices({ modes, onChange }: ModeChoicesProps) {
  return (
    <div className="walk-modes">
      {axes.map((axis) => (
        <div key={axis}>
          <span aria-hidden="true">{names[axis]}</span>
          <SegmentedControl
            label={names[axis]}
            options={Object.entries(modeAxes[axis]).map(([value, label]) => ({ value, label }))}
            value={modes[axis]}
            onChange={({ value }) => onChange({ ...modes, [axis]: value })}
          />
        </div>
      ))}
    </div>
  );
}
