import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import type { ChoiceOption } from '../choices/choices.ts';
import { Chip, Group, List, Remove } from './Tags.styles.ts';

interface TagsProps {
  /** What the tags are, for screen readers. */
  label: string;
  /** What each tag stands for. */
  options: readonly ChoiceOption[];
  /** Called with what was taken away; left out, nothing can be. */
  onRemove?: ((removed: { value: string }) => void) | undefined;
  /** Where focus goes when no tag is left. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** What was chosen or typed, one tag each, in the box of its field. */
export function Tags({ label, options, onRemove, inputRef }: TagsProps) {
  if (options.length === 0) return null;
  const fixed = options.filter(({ isFixed }) => isFixed).map(({ value }) => value);
  const remove = (keys: Iterable<unknown>) => {
    const [value] = keys;
    if (options.length - fixed.length === 1) inputRef.current?.focus();
    onRemove?.({ value: String(value) });
  };

  return (
    <Group data-tags aria-label={label} disabledKeys={fixed} onRemove={onRemove && remove}>
      <List items={options.map((option) => ({ id: option.value, ...option }))}>
        {(item) => {
          const { value, label: name, icon, image, isFixed } = item as ChoiceOption;
          return (
            <Chip id={value} textValue={name}>
              {image ?? (icon && <Icon icon={icon} />)}
              <span>{name}</span>
              {onRemove && !isFixed && (
                <Remove slot="remove" excludeFromTabOrder>
                  <Icon icon={X} />
                </Remove>
              )}
            </Chip>
          );
        }}
      </List>
    </Group>
  );
}
