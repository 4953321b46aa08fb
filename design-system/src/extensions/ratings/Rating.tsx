import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, Star } from 'lucide-react';
import { type ComponentPropsWithRef, type PointerEvent, useId, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { Tone } from '../../theme/tones.ts';
import { RatingMark } from './RatingMark.tsx';
import { Input, type RatingSize, Root, Shown, Stop } from './Rating.styles.ts';

export interface RatingStop {
  /** The label of the rating, for screen readers: "Poor". */
  label: string;
  /** Drawn in place of the star. */
  icon?: LucideIcon;
}

export interface RatingProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'children' | 'defaultValue' | 'onChange'
> {
  /** The name of the rating, for screen readers. */
  label: string;
  /** The rating from 1, when its owner keeps it; `null` for none. Read-only, it may lie anywhere between the stops. */
  value?: number | null;
  /** The rating at first, when the widget keeps it. */
  defaultValue?: number;
  /** Called with the rating that was given. */
  onChange?: (change: { value: number }) => void;
  /** Called with the rating that the pointer is over, and with `null` when it has left. */
  onPreview?: (preview: { value: number | null }) => void;
  /**
   * The best rating.
   * @default 5
   */
  max?: number;
  /** The ratings in their own words, from the least to the best; as many as there are, instead of `max`. */
  stops?: readonly RatingStop[];
  /**
   * Whether halves can be given; their marks stand wider apart, to have room for both.
   * @default 'whole'
   */
  precision?: 'whole' | 'half';
  /**
   * Whether stars are shown, or figures.
   * @default 'icons'
   */
  variant?: 'icons' | 'numbers';
  /**
   * Marks of 20, 32 or 42 px.
   * @default 'medium'
   */
  size?: RatingSize;
  /**
   * The colour of what is given.
   * @default 'warning'
   */
  tone?: Tone;
  /** The name under which the browser sends the rating with its form. */
  name?: string;
  /**
   * Whether it cannot be given right now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether it only shows a rating: one picture with a name, that Tab passes over.
   * @default false
   */
  isReadOnly?: boolean;
}

/** Gives or shows a mark on a short scale, such as how well a claim was handled. For a choice without an order, use `RadioGroup`. */
export function Rating({ label, value, defaultValue, precision = 'whole', variant = 'icons', ...props }: RatingProps) {
  const { onChange, onPreview, max = 5, stops, size = 'medium', tone = 'warning', ...others } = props;
  const { name, isDisabled = false, isReadOnly = false, onPointerLeave, ...rest } = others;
  const ownName = useId();
  const [given, change] = useControlledState<number | null, number>(value, defaultValue ?? null, (rating) =>
    onChange?.({ value: rating }),
  );
  const [previewed, setPreviewed] = useState<number | null>(null);
  const say = useRatingLabels(stops, stops?.length ?? max);
  const shown = previewed ?? given ?? 0;

  const preview = (rating: number | null) => {
    setPreviewed(rating);
    onPreview?.({ value: rating });
  };
  const give = (rating: number) => {
    setPreviewed(null);
    change(rating);
  };
  const positions = Array.from({ length: stops?.length ?? max }, (_, index) => index + 1);
  const markOf = (position: number) => (
    <RatingMark
      key={position}
      position={position}
      icon={variant === 'numbers' ? undefined : (stops?.[position - 1]?.icon ?? Star)}
      fill={Math.min(1, Math.max(0, shown - position + 1))}
    />
  );

  if (isReadOnly) {
    return (
      <Shown as="span" {...rest} role="img" aria-label={`${label}: ${say(given)}`} data-tone={tone} $size={size}>
        {positions.map(markOf)}
      </Shown>
    );
  }
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    onPointerLeave?.(event);
    if (previewed !== null) preview(null);
  };
  return (
    <Root
      aria-label={label}
      {...rest}
      role="radiogroup"
      aria-disabled={isDisabled}
      onPointerLeave={leave}
      data-tone={tone}
      $size={size}
    >
      {positions.map((position) => (
        <Stop key={position} $precision={precision}>
          {markOf(position)}
          {ratingsAt(position, precision).map(({ rating, half }) => (
            <Input
              key={rating}
              type="radio"
              name={name ?? ownName}
              value={rating}
              aria-label={say(rating)}
              data-half={half}
              checked={rating === given}
              disabled={isDisabled}
              onChange={() => give(rating)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !isDisabled && preview(rating)}
            />
          ))}
        </Stop>
      ))}
    </Root>
  );
}

function ratingsAt(position: number, precision: 'whole' | 'half'): { rating: number; half?: 'first' | 'second' }[] {
  if (precision === 'whole') return [{ rating: position }];
  return [
    { rating: position - 0.5, half: 'first' },
    { rating: position, half: 'second' },
  ];
}

/** Says a rating in its own words, or by its place on the scale. */
function useRatingLabels(stops: readonly RatingStop[] | undefined, best: number) {
  const { t, i18n } = useLingui();
  return (rating: number | null) => {
    if (rating === null) return t`not rated`;
    const [given, max] = [i18n.number(rating), i18n.number(best)];
    return stops?.[rating - 1]?.label ?? t`${given} of ${max}`;
  };
}
