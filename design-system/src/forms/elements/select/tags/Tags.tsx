import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../../../../icons/Icon.tsx';
import type { ChoiceOption } from '../choices/choices.ts';
import { Chip, Group, List, Remove } from './Tags.styles.ts';

interface TagsProps {
  /** The name of the tags, for screen readers. */
  label: string;
  /** The options, one per tag. */
  options: readonly ChoiceOption[];
  /** Called with what was taken away; left out, nothing can be. */
  onRemove?: ((removed: { value: string }) => void) | undefined;
  /** The input, which receives focus when no tag is left. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The chosen or typed values as tags, in the box of their field. */
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
