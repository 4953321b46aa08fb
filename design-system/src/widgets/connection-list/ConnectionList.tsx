import { useLingui } from '@lingui/react/macro';
import { Link2, Unlink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Detail, Line, Name, Root, Text } from './ConnectionList.styles.ts';

export interface ConnectionItem {
  /** Tells it from the others. */
  id: string;
  /** The name of the service. */
  name: string;
  /** The use of the connection, in a few words. */
  description?: string;
  /** Address of the picture of the account, while it is connected. */
  image?: string;
  /** The name of the account there, without an @, while it is connected. */
  account?: string;
  isConnected: boolean;
  /** Why it must stay connected, such as that it is the only way to sign in. */
  keptBecause?: string;
}

export interface ConnectionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** The services in their order. */
  items: readonly ConnectionItem[];
  /**
   * Whether each has a switch, or a button that says what it does.
   * @default 'switch'
   */
  variant?: 'switch' | 'button';
  /** Called when one is to be connected or disconnected. */
  onChange: (change: { id: string; isConnected: boolean }) => void;
}

/** Connects accounts elsewhere, and disconnects them. One that has to stay says why. */
export function ConnectionList({ items, variant = 'switch', onChange, ...rest }: ConnectionListProps) {
  return (
    <Root role="list" {...rest}>
      {items.map((item) => (
        <Line key={item.id}>
          <Avatar
            name={item.name}
            src={item.isConnected ? item.image : undefined}
            shape={item.isConnected && item.image ? 'circle' : 'rounded'}
            variant="soft"
            isDecorative
          />
          <Text>
            <Name>{item.name}</Name>
            <Connection item={item} />
          </Text>
          {variant === 'switch' ? (
            <Switch
              aria-label={item.name}
              aria-description={item.keptBecause}
              checked={item.isConnected}
              isDisabled={item.keptBecause !== undefined}
              onChange={({ target }) => onChange({ id: item.id, isConnected: target.checked })}
            />
          ) : (
            <ConnectButton item={item} onChange={onChange} />
          )}
        </Line>
      ))}
    </Root>
  );
}

function Connection({ item: { isConnected, account, description, keptBecause } }: { item: ConnectionItem }) {
  const { t } = useLingui();
  const state = isConnected && account ? `@${account}` : (description ?? (isConnected ? '' : t`Not connected`));
  return (
    <>
      <Detail>
        <bdi>{state}</bdi>
      </Detail>
      {keptBecause && <Detail>{keptBecause}</Detail>}
    </>
  );
}

function ConnectButton({ item, onChange }: { item: ConnectionItem } & Pick<ConnectionListProps, 'onChange'>) {
  const { t } = useLingui();
  const { id, name, isConnected, keptBecause } = item;
  return (
    <Button
      size="small"
      variant={isConnected ? 'outline' : 'soft'}
      tone={isConnected ? 'danger' : 'primary'}
      icon={isConnected ? Unlink : Link2}
      isIdle={isConnected && keptBecause !== undefined}
      aria-label={isConnected ? t`Disconnect ${name}` : t`Connect ${name}`}
      aria-description={keptBecause}
      onClick={() => onChange({ id, isConnected: !isConnected })}
    >
      {isConnected ? t({ message: 'Disconnect', context: 'account' }) : t({ message: 'Connect', context: 'account' })}
    </Button>
  );
}
