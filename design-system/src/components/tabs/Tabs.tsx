import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { AriaLocaleProvider } from '../../lib/i18n/AriaLocaleProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { ErrorBoundary } from '../empty-state/ErrorBoundary.tsx';
import { Menu } from '../dropdowns/Menu.tsx';
import {
  Bar,
  BelowTitles,
  List,
  Panel,
  Root,
  type TabsAlign,
  type TabsFit,
  type TabsPlacement,
  type TabsVariant,
} from './Tabs.styles.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import type { TabItem, TabMenu } from './tabs.types.ts';
import { Count, MoreButton, Title } from './Title.styles.ts';

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'defaultValue' | 'translate'
> {
  /** The name of the tab list, for screen readers. */
  label: string;
  /** The views, each behind a title. */
  items: readonly TabItem[];
  /** Views that are seldom needed, behind a button. The one that is shown stands among the tabs. */
  more?: TabMenu;
  /** Stands below titles that are beside the view, such as an illustration; phones have no room for it. */
  belowTitles?: ReactNode;
  /** The id of the view that is shown, when somebody else decides. */
  selected?: string;
  /** The id of the view that is shown at first; without it, the first that is not disabled. */
  defaultSelected?: string;
  /** Called when the person goes to another view. */
  onSelect?: (change: { selected: string }) => void;
  /**
   * A line under the title, a filled title, or a framed list.
   * @default 'line'
   */
  variant?: TabsVariant;
  /**
   * The colour of the title whose view is shown.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Position of the titles. Beside the view they are vertical; on phones they are above it.
   * @default 'top'
   */
  placement?: TabsPlacement;
  /**
   * Whether titles are as wide as their text, share the room by it, or are all of one width.
   * @default 'content'
   */
  fit?: TabsFit;
  /**
   * The alignment of the titles.
   * @default 'start'
   */
  align?: TabsAlign;
}

/** Views of one thing, one at a time. For going to another page, use `Nav`; for a choice in a form, radio buttons. */
export function Tabs({
  label,
  items,
  more,
  belowTitles,
  selected: controlled,
  defaultSelected = items.find(({ isDisabled }) => !isDisabled)?.id ?? '',
  onSelect,
  variant = 'line',
  tone = 'primary',
  placement = 'top',
  fit = 'content',
  align = 'start',
  ...rest
}: TabsProps) {
  const [selected, select] = useControlledState(controlled, defaultSelected, (id) => onSelect?.({ selected: id }));
  const shown = [...items, ...(more?.items.filter(({ id }) => id === selected) ?? [])];

  return (
    <AriaLocaleProvider>
      <Root
        {...rest}
        orientation={placement === 'top' ? 'horizontal' : 'vertical'}
        selectedKey={selected}
        onSelectionChange={(key) => select(String(key))}
        data-tone={tone}
        $placement={placement}
      >
        <Bar $variant={variant} $placement={placement} $align={align}>
          <List aria-label={label} $variant={variant} $fit={fit} $align={align}>
            {shown.map(({ id, label: title, icon, count, isDisabled }) => (
              <Title
                key={id}
                ref={id === selected ? bringIntoSight : undefined}
                id={id}
                isDisabled={isDisabled}
                $variant={variant}
                $placement={placement}
              >
                {icon && <Icon icon={icon} />}
                <span>{title}</span>
                {count !== undefined && <Count>{count}</Count>}
              </Title>
            ))}
          </List>
          {more && <More {...more} onSelect={select} />}
          {belowTitles && placement !== 'top' && <BelowTitles>{belowTitles}</BelowTitles>}
        </Bar>
        {shown.map(({ id, content }) => (
          <Panel key={id} id={id}>
            <ErrorBoundary>{content}</ErrorBoundary>
          </Panel>
        ))}
      </Root>
    </AriaLocaleProvider>
  );
}

function More({ label, items, onSelect }: TabMenu & { onSelect: (id: string) => void }) {
  const trigger = (
    <MoreButton type="button">
      {label}
      <Icon icon={ChevronDown} />
    </MoreButton>
  );
  return (
    <Menu
      trigger={trigger}
      placement="bottom end"
      items={items.map(({ id, label: title, icon, isDisabled }) => ({
        id,
        label: title,
        icon,
        isDisabled,
        onAction: () => onSelect(id),
      }))}
    />
  );
}
