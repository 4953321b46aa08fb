import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Link } from '../../components/buttons/Link.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Address, Medallion, Root, Text } from './ContactCard.styles.ts';

export interface ContactCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the card, such as "Call us". It names a group. */
  title: string;
  /** The drawing of the way: a telephone, an envelope. */
  icon: LucideIcon;
  /** The telephone number or the email address, as it is written. */
  address: string;
  /** The target of the address: `tel:…` or `mailto:…`. */
  href: string;
  /** When one gets an answer. */
  children: ReactNode;
}

/** One way to reach people, as large as it matters when nothing else has helped. For a person, use `ProfileCard`. */
export function ContactCard({ title, icon, address, href, children, ...rest }: ContactCardProps) {
  const titleId = useId();
  return (
    <Root role="group" aria-labelledby={titleId} {...rest}>
      <Medallion>
        <Icon icon={icon} size="menu" />
      </Medallion>
      <Text id={titleId}>{title}</Text>
      <Address>
        <Link href={href} variant="alone">
          {/* Numbers and addresses keep their own direction. */}
          <bdi dir="ltr">{address}</bdi>
        </Link>
      </Address>
      <Text>{children}</Text>
    </Root>
  );
}
