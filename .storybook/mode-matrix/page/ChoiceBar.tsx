import { SegmentedControl } from '../../../design-system/src/components/segmented-control/SegmentedControl.tsx';
import { type Choice, type Preset, presetOf, presets, type Size, sizes } from '../modes/choice.ts';
import { type Aspect, aspects, labels } from '../modes/story-modes.ts';

const names: Record<Aspect, string> = {
  skin: 'Skin',
  direction: 'Direction',
  width: 'Width',
  density: 'Density',
  colours: 'Colours',
};

const sizeLabels: Record<Size, string> = { small: 'Small', medium: 'Medium', large: 'Large', actual: 'Actual' };

const ALL = 'all';
/** No preset. */
const OWN = 'own';

interface ChoiceBarProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** Filters and zoom. */
export function ChoiceBar({ choice, onChange }: ChoiceBarProps) {
  const { only, size } = choice;

  const narrow = (aspect: Aspect, value: string) => {
    const { [aspect]: _former, ...others } = only;
    onChange({ only: value === ALL ? others : { ...others, [aspect]: value }, size });
  };

  return (
    <search className="mm-bar" aria-label="Modes">
      <div className="mm-field">
        <span aria-hidden>Compare</span>
        <SegmentedControl
          label="Compare"
          value={Object.keys(only).length === 0 ? ALL : (presetOf(only) ?? OWN)}
          options={[
            { value: ALL, label: 'All' },
            ...(Object.keys(presets) as Preset[]).map((value) => ({ value, label: value })),
          ]}
          onChange={({ value }) => onChange({ only: value === ALL || value === OWN ? {} : presets[value], size })}
        />
      </div>
      {(Object.keys(aspects) as Aspect[]).map((aspect) => (
        <div key={aspect} className="mm-field">
          <span aria-hidden>{names[aspect]}</span>
          <SegmentedControl
            label={names[aspect]}
            value={only[aspect] ?? ALL}
            options={[
              { value: ALL, label: 'All' },
              ...aspects[aspect].map((value) => ({ value, label: labels[value] })),
            ]}
            onChange={({ value }) => narrow(aspect, value)}
          />
        </div>
      ))}
      <div className="mm-field">
        <span aria-hidden>Size</span>
        <SegmentedControl
          label="Size"
          value={size}
          options={(Object.keys(sizes) as Size[]).map((value) => ({ value, label: sizeLabels[value] }))}
          onChange={(change) => onChange({ only, size: change.value })}
        />
      </div>
    </search>
  );
}
