import { Button, Card, Table } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { unreadableLog } from '../../http/response/unreadable.log.ts';
import { formatTime } from '../../i18n/format.ts';
import { useFocusAfterRemoval } from '../../routing/useFocusAfterRemoval.ts';

/** The fields of responses that could not be read, when there are any. Shows no values. */
export function UnreadableCard() {
  const { t } = useLingui();
  const entries = useSyncExternalStore(unreadableLog.subscribe, unreadableLog.read);
  const keepFocus = useFocusAfterRemoval(entries);
  if (entries.length === 0) return null;
  const clear = () => {
    keepFocus();
    unreadableLog.clear();
  };

  return (
    <Card
      title={t`Unreadable data`}
      padding="none"
      actions={
        <Button variant="ghost" size="small" onClick={clear} aria-label={t`Clear unreadable data`}>
          <Trans>Clear</Trans>
        </Button>
      }
    >
      <Table
        caption={t`Fields that couldn't be read`}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { id: 'path', header: t({ message: 'Call', context: 'request' }), cell: ({ path }) => path },
          {
            id: 'field',
            header: t({ message: 'Field', context: 'data' }),
            cell: ({ record, field }) => <bdi dir="ltr">{[record, field].filter(Boolean).join('.')}</bdi>,
          },
          { id: 'expected', header: t({ message: 'Expected', context: 'data' }), cell: ({ expected }) => expected },
          { id: 'received', header: t({ message: 'Received', context: 'data' }), cell: ({ received }) => received },
          { id: 'at', header: t({ message: 'Time', context: 'clock' }), cell: ({ at }) => formatTime(at) },
        ]}
      />
    </Card>
  );
}
