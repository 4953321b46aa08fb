import { useLingui } from '@lingui/react/macro';
import { List, Toggle } from './ChartLegend.styles.ts';
import type { ChartItem } from '../chart.types.ts';
import { seriesStyleOf } from './series-style.ts';
import { Swatch, type SwatchKind } from './Swatch.tsx';

interface ChartLegendProps {
  /** The name of the chart. */
  label: string;
  items: readonly ChartItem[];
  kind: SwatchKind;
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  position: 'top' | 'end';
  /** Whether there is nothing to switch, as in the table; the legend keeps its room. */
  isIdle: boolean;
}

/** Names what is drawn, and switches it on and off. The last one stays on: an empty chart tells nothing. */
export function ChartLegend({ label, items, kind, hidden, onChange, position, isIdle }: ChartLegendProps) {
  const { t } = useLingui();
  const isHidden = (id: string) => hidden.includes(id);
  const shown = items.filter(({ id }) => !isHidden(id));
  const toggle = (id: string) => {
    if (isHidden(id)) onChange(hidden.filter((other) => other !== id));
    else if (shown.length > 1) onChange([...hidden, id]);
  };

  return (
    <List role="list" aria-label={t`Legend of ${label}`} data-position={position} data-idle={isIdle || undefined}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Toggle
            type="button"
            aria-pressed={!isHidden(item.id)}
            aria-disabled={(shown.length === 1 && shown[0] === item) || undefined}
            onClick={() => toggle(item.id)}
          >
            <Swatch seriesStyle={seriesStyleOf(items, index)} kind={kind} />
            <bdi>{item.label}</bdi>
          </Toggle>
        </li>
      ))}
    </List>
  );
}
