import { Avatar, Highlight, Inline, Link, PersonCell } from '@embarque/design-system';
import type { User } from './users.api.ts';

export interface UserCellProps {
  user: User;
  /** The address of the user's page. */
  href: string;
}

/** A user in a cell: picture or initials, the name as a link, the email address. */
export function UserCell({ user, href }: UserCellProps) {
  const { fullName, email, avatar, avatarColor } = user;
  return (
    <Inline gap="m" overflow="shrink">
      <Avatar size="small" name={fullName} src={avatar} tone={avatarColor} variant="soft" isDecorative />
      <PersonCell
        name={
          <Link variant="quiet" href={href}>
            <Highlight>{fullName}</Highlight>
          </Link>
        }
        detail={email}
      />
    </Inline>
  );
}
