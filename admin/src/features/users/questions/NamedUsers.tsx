import { List, ListItem } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefusedUser } from '../../../people/users/user.guards.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import type { User } from '../../../people/users/users.api.ts';

/** So many names are read; the others are counted. */
const MOST = 8;

/** Users by name. */
export function NamedUsers({ users }: { users: readonly User[] }) {
  const { t } = useLingui();
  const more = users.length - MOST;
  return (
    <List>
      {users.slice(0, MOST).map(({ id, fullName }) => (
        <ListItem key={id}>{fullName}</ListItem>
      ))}
      {more > 0 && (
        <ListItem>
          <bdi>{t`${plural(more, { one: '# more', other: '# more' })}`}</bdi>
        </ListItem>
      )}
    </List>
  );
}

/** Users who were or would be refused, each with the reason. */
export function RefusedUsers({ refused }: { refused: readonly RefusedUser[] }) {
  const textOf = useRefusalText();
  return (
    <List>
      {refused.map(({ user, reason }) => (
        <ListItem key={user.id}>
          <bdi>
            <strong>{user.fullName}</strong>: {textOf(reason)}
          </bdi>
        </ListItem>
      ))}
    </List>
  );
}
