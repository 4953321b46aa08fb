import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../theme/provider/links.ts';
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
  /** Called when an item without `href` is pressed. */
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
      {href !== undefined && <LinkBox {...look} href={href} content={content} />}
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
  content: ReactNode;
  'data-disabled': true | undefined;
  'data-tone': Tone;
  $isTinted: boolean;
}

function LinkBox({ href, content, ...look }: LinkBoxProps) {
  const link: { href: string; onClick: MouseEventHandler<HTMLAnchorElement> } = useLink(href);
  const target = look['data-disabled'] ? { role: 'link', 'aria-disabled': true } : link;
  return (
    <Box as="a" {...target} {...look}>
      {content}
    </Box>
  );
}
