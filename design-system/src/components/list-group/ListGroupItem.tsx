import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { opensHere, useLink } from '../../theme/provider/links.ts';
import type { Tone } from '../../theme/tones.ts';
import { Box, Item, Text } from './ListGroup.styles.ts';

export interface ListGroupItemProps extends Omit<ComponentPropsWithRef<'li'>, 'onClick'> {
  /** The meaning of its colour. Without a tone it has none. */
  tone?: Tone;
  /** Shown before the content. */
  icon?: LucideIcon;
  /** Stands at the end of the line, such as a `Badge`. */
  end?: ReactNode;
  /**
   * Whether it is the one that is on screen or under work.
   * @default false
   */
  isCurrent?: boolean;
  /**
   * Whether it is out of reach now.
   * @default false
   */
  isDisabled?: boolean;
  /** The link's target. */
  href?: string;
  /** Called when the item is pressed; with `href`, instead of following the link here. Another tab still opens by the link. */
  onPress?: () => void;
}

/** One thing in a `ListGroup`: words, a link with `href`, or a button with `onPress`. */
export function ListGroupItem({
  tone,
  icon,
  end,
  isCurrent = false,
  isDisabled = false,
  href,
  onPress,
  children,
  ...rest
}: ListGroupItemProps) {
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      <Text as={onPress && href === undefined ? 'span' : 'div'}>{children}</Text>
      {end}
    </>
  );
  const look = {
    'aria-current': isCurrent || undefined,
    'data-disabled': isDisabled || undefined,
    'data-tone': tone ?? 'primary',
    $isTinted: tone !== undefined,
  };

  return (
    <Item {...rest}>
      {href !== undefined && <LinkBox {...look} href={href} onPress={onPress} content={content} />}
      {href === undefined && onPress && (
        <Box as="button" type="button" disabled={isDisabled} onClick={onPress} {...look}>
          {content}
        </Box>
      )}
      {href === undefined && !onPress && <Box {...look}>{content}</Box>}
    </Item>
  );
}

interface LinkBoxProps {
  href: string;
  onPress: (() => void) | undefined;
  content: ReactNode;
  'data-disabled': true | undefined;
  'data-tone': Tone;
  $isTinted: boolean;
}

function LinkBox({ href, onPress, content, ...look }: LinkBoxProps) {
  const link: { href: string; onClick: MouseEventHandler<HTMLAnchorElement> } = useLink(href, (event) => {
    if (!onPress || !opensHere(event)) return;
    event.preventDefault();
    onPress();
  });
  const target = look['data-disabled'] ? { role: 'link', 'aria-disabled': true } : link;
  return (
    <Box as="a" {...target} {...look}>
      {content}
    </Box>
  );
}
