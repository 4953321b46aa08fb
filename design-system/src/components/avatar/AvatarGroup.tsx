import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { Group } from './Avatar.styles.ts';
import { More } from './More.tsx';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The people of the group, most important first. */
  people: readonly Pick<AvatarProps, 'name' | 'src' | 'tone'>[];
  /**
   * How many faces to show at most; the others are counted.
   * @default 4
   */
  max?: number;
  /** How many belong to it in all, when `people` names only some of them. */
  total?: number;
  /** @default 'small' */
  size?: AvatarProps['size'];
}

/** Several people in little room. Each name appears under the pointer, see `TitleTooltips`. */
export function AvatarGroup({ people, max = 4, total = people.length, size = 'small', ...rest }: AvatarGroupProps) {
  const { t } = useLingui();
  const others = people.slice(max).map(({ name }) => name);
  const count = total - Math.min(max, people.length);
  const unnamed = t`${count} more`;
  return (
    <Group role="list" {...rest}>
      {people.slice(0, max).map((person) => (
        <li key={person.name}>
          <Avatar {...person} size={size} title={person.name} />
        </li>
      ))}
      {count > 0 && (
        <li>
          <More size={size} label={unnamed} count={count} title={others.join(', ') || unnamed} />
        </li>
      )}
    </Group>
  );
}
