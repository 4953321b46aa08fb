import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Alert } from '../../components/alerts/Alert.tsx';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { Switch } from '../../forms/elements/switch/Switch.tsx';
import { Cell, Head, Notes, Quiet, Root, RowHead, Table } from './NotificationMatrix.styles.ts';

export interface MatrixLine {
  /** Tells it from the others. */
  id: string;
  /** Its name, which is a part of the name of each of its switches. */
  label: string;
}

/** The ids of the channels that are on, by the id of the row. */
export type MatrixValue = Readonly<Record<string, readonly string[]>>;

export interface NotificationMatrixProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The name of the table, for screen readers. */
  label: string;
  /** The kinds of news. */
  rows: readonly MatrixLine[];
  /** The ways in which news can arrive. */
  channels: readonly MatrixLine[];
  value: MatrixValue;
  /** Called with the whole value after a switch, a row or a column was pressed. */
  onChange: (change: { value: MatrixValue }) => void;
  /** Why nothing arrives by a channel, by its id, such as that the browser blocks it. */
  blocked?: Readonly<Record<string, ReactNode>>;
}

/** Asks by which way each kind of news should come. The box at the head of a row or column turns all of it on or off. */
export function NotificationMatrix({
  label,
  rows,
  channels,
  value,
  onChange,
  blocked = {},
  ...rest
}: NotificationMatrixProps) {
  const { t } = useLingui();
  const isOn = (row: string, channel: string) => value[row]?.includes(channel) ?? false;
  const set = (rowIds: readonly string[], channelIds: readonly string[], on: boolean) =>
    onChange({ value: withSet(value, { rowIds, channelIds, on }, channels) });
  const rowIds = rows.map(({ id }) => id);
  const channelIds = channels.map(({ id }) => id);

  return (
    <Root {...rest}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <Head scope="col">
              <Trans context="kind of news">Type</Trans>
            </Head>
            {channels.map(({ id, label: name }) => (
              <Head key={id} scope="col">
                <Many
                  name={t`${name}: all types`}
                  states={rowIds.map((row) => isOn(row, id))}
                  onChange={(on) => set(rowIds, [id], on)}
                >
                  {name}
                </Many>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: name }) => (
            <tr key={id}>
              <RowHead scope="row">
                <Many
                  name={t`${name}: all channels`}
                  states={channelIds.map((channel) => isOn(id, channel))}
                  onChange={(on) => set([id], channelIds, on)}
                >
                  {name}
                </Many>
                <Quiet>{channelIds.every((channel) => !isOn(id, channel)) && t`You won't hear about this.`}</Quiet>
              </RowHead>
              {channels.map(({ id: channel, label: channelName }) => (
                <Cell key={channel}>
                  <Switch
                    aria-label={`${channelName}, ${name}`}
                    checked={isOn(id, channel)}
                    onChange={({ target }) => set([id], [channel], target.checked)}
                  />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Notes>
        {channels
          .filter(({ id }) => blocked[id] !== undefined && rowIds.some((row) => isOn(row, id)))
          .map(({ id }) => (
            <Alert key={id} tone="warning" announced="politely">
              {blocked[id]}
            </Alert>
          ))}
      </Notes>
    </Root>
  );
}

interface ManyProps {
  /** The name for screen readers: the visible label says less. */
  name: string;
  states: readonly boolean[];
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/** The box at the head of a row or a column. */
function Many({ name, states, onChange, children }: ManyProps) {
  const isAll = states.every(Boolean);
  return (
    <Checkbox
      aria-label={name}
      checked={isAll}
      isIndeterminate={!isAll && states.some(Boolean)}
      onChange={() => onChange(!isAll)}
    >
      {children}
    </Checkbox>
  );
}

interface Setting {
  rowIds: readonly string[];
  channelIds: readonly string[];
  on: boolean;
}

/** Keeps the order of the channels, so that what was turned back is equal to what it was. */
function withSet(
  value: MatrixValue,
  { rowIds, channelIds, on }: Setting,
  channels: readonly MatrixLine[],
): MatrixValue {
  const changed = rowIds.map((row) => {
    const before = value[row] ?? [];
    const isOn = (id: string) => (channelIds.includes(id) ? on : before.includes(id));
    const others = before.filter((id) => channels.every((channel) => channel.id !== id));
    return [row, [...channels.map(({ id }) => id).filter(isOn), ...others]] as const;
  });
  return { ...value, ...Object.fromEntries(changed) };
}
