import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { Icon } from '../../icons/Icon.tsx';

interface YearMenuProps {
  /** The year that is shown. */
  year: string;
  /** All years, the latest first. */
  years: readonly string[];
  /** Called with another year. */
  onChange: (change: { year: string }) => void;
}

/** Chooses the year that a card is about. */
export function YearMenu({ year, years, onChange }: YearMenuProps) {
  const { t } = useLingui();
  const trigger = (
    <Button variant="outline" tone="secondary" size="small" aria-label={t`Year: ${year}`}>
      {year}
      <Icon icon={ChevronDown} />
    </Button>
  );
  const selection = {
    mode: 'single',
    selected: [year],
    onChange: ({ selected: [next] }: { selected: string[] }) => next !== undefined && onChange({ year: next }),
  } as const;
  const items = years.map((one) => ({ id: one, label: one }));
  return <Menu trigger={trigger} placement="bottom end" items={[{ id: 'years', label: t`Year`, items, selection }]} />;
}
