import { SegmentedControl } from '../../../design-system/src/components/segmented-control/SegmentedControl.tsx';
import { type Change, looks, type Review, type ReviewedPicture, type ReviewedStory } from '../review.types.ts';
import { lookLabel } from './Comparison.tsx';
import { type Decisions, decisionOn } from './decisions.ts';

const ALL = 'all';

export interface Filter {
  /** The name of a look. */
  look: string;
  change: Change | typeof ALL;
  decision: 'open' | 'approved' | 'changes requested' | typeof ALL;
}

export const noFilter: Filter = { look: ALL, change: ALL, decision: ALL };

const changes: Record<Filter['change'], string> = { all: 'All', changed: 'Changed', new: 'New', gone: 'Gone' };
const decisionLabels: Record<Filter['decision'], string> = {
  all: 'All',
  open: 'Open',
  approved: 'Approved',
  'changes requested': 'To be changed',
};
const lookLabels = Object.fromEntries([[ALL, 'All'], ...looks.map(({ name }) => [name, lookLabel(name)])]);

interface FilterBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Chooses what is shown. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <search className="rv-filters" aria-label="Filter">
      <Choice
        label="Theme"
        labels={lookLabels}
        value={filter.look}
        onChange={(look) => onChange({ ...filter, look })}
      />
      <Choice
        label="Stories"
        labels={changes}
        value={filter.change}
        onChange={(change) => onChange({ ...filter, change })}
      />
      <Choice
        label="Decision"
        labels={decisionLabels}
        value={filter.decision}
        onChange={(decision) => onChange({ ...filter, decision })}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  labels: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, labels, value, onChange }: ChoiceProps<Value>) {
  const options = (Object.keys(labels) as Value[]).map((each) => ({ value: each, label: labels[each] }));
  return (
    <div className="rv-field">
      <span aria-hidden>{label}</span>
      <SegmentedControl label={label} value={value} options={options} onChange={(change) => onChange(change.value)} />
    </div>
  );
}

/** The stories that a filter shows. */
export function shownStories({ stories }: Review, filter: Filter, decisions: Decisions): ReviewedStory[] {
  return stories.filter((story) => {
    const verdict = decisionOn(decisions, story).verdict ?? 'open';
    return (
      picturesOf(story, filter).length > 0 &&
      (filter.change === ALL || filter.change === story.change) &&
      (filter.decision === ALL || filter.decision === verdict)
    );
  });
}

/** The pictures of a story that a filter shows. */
export const picturesOf = ({ pictures }: ReviewedStory, { look }: Filter): ReviewedPicture[] =>
  pictures.filter((picture) => look === ALL || picture.look === look);
