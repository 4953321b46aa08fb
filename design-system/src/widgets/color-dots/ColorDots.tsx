import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Dot, Dots, Root } from './ColorDots.styles.ts';

export interface ColorDot<Value extends string = string> {
  value: Value;
  /** The name of the colour. */
  name: string;
  tone: Tone;
}

export interface ColorDotsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'role'
> {
  /** The name of the product. */
  label: string;
  dots: readonly ColorDot<Value>[];
  value: Value;
  onChange: (change: { value: Value }) => void;
}

/** Chooses the colour of a thing. The name of the chosen one stands beside: nobody has to tell it by the dot. */
export function ColorDots<Value extends string = string>({
  label,
  dots,
  value: chosen,
  onChange,
  ...rest
}: ColorDotsProps<Value>) {
  const name = useId();
  return (
    <Root {...rest} role="radiogroup" aria-label={label}>
      <Dots>
        {dots.map(({ value, name: colour, tone }) => (
          <Dot key={value} data-tone={tone} title={colour}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange({ value })}
            />
            <Icon icon={Check} />
            <VisuallyHidden>{colour}</VisuallyHidden>
          </Dot>
        ))}
      </Dots>
      <span aria-hidden>{dots.find(({ value }) => value === chosen)?.name}</span>
    </Root>
  );
}
