import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { Input, Root, Segment } from './SegmentedControl.styles.ts';

export interface SegmentOption<Value extends string = string> {
  value: Value;
  /** The label of the option. With `isIconOnly`, its name for screen readers and its tooltip. */
  label: string;
  /** Shown before the label. */
  icon?: LucideIcon;
  /**
   * Whether the icon says it all.
   * @default false
   */
  isIconOnly?: boolean;
  /**
   * Whether it cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'role'
> {
  /** The name of the choice, for screen readers. */
  label: string;
  /** Two to five choices. For more, use `Select`. */
  options: readonly SegmentOption<Value>[];
  /** The choice. */
  value: Value;
  /** Called with another choice. */
  onChange: (change: { value: Value }) => void;
}

/** One of a few choices that take effect at once, such as a period or a view. In forms, use radio buttons. */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value: chosen,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Root aria-label={label} {...rest} role="radiogroup">
      {options.map(({ value, label: text, icon, isIconOnly = false, isDisabled = false }) => (
        <Segment key={value} title={isIconOnly ? text : undefined}>
          <Input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={() => onChange({ value })}
          />
          {icon && <Icon icon={icon} />}
          {isIconOnly ? <VisuallyHidden>{text}</VisuallyHidden> : text}
        </Segment>
      ))}
    </Root>
  );
}
