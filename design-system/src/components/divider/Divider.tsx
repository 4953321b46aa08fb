import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import { type DividerLine, type DividerPosition, Root, Text } from './Divider.styles.ts';

export interface DividerProps extends ComponentPropsWithRef<'div'> {
  /** The colour of the line and its words; without it, a hairline like all others. */
  tone?: Tone;
  /** @default 'solid' */
  line?: DividerLine;
  /**
   * The position of the text or icon on the line.
   * @default 'center'
   */
  position?: DividerPosition;
  /** Stands on the line, before the words. */
  icon?: LucideIcon;
}

/** A line between things that follow each other, with or without words on it. Lists and cards bring their own lines. */
export function Divider({ tone, line = 'solid', position = 'center', icon, children, ...rest }: DividerProps) {
  // Screen readers pass over what is inside a separator, so with words it is not one.
  const role = children ? undefined : 'separator';
  const hasContent = icon !== undefined || Boolean(children);
  return (
    <Root
      role={role}
      {...rest}
      data-tone={tone ?? 'secondary'}
      $isTinted={tone !== undefined}
      $line={line}
      $position={position}
    >
      {hasContent && (
        <Text $position={position}>
          {icon && <Icon icon={icon} />}
          {children}
        </Text>
      )}
    </Root>
  );
}
