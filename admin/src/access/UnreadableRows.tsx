import { OnDemand, Skeleton } from '@embarque/design-system';
import { useSyncExternalStore } from 'react';
import { unreadableLog } from '../http/response/unreadable.log.ts';
import { loadTexts } from '../i18n/i18n.ts';
import type { UnreadableNoticeProps } from './UnreadableNotice.tsx';

/** Few lists have such records: what is shown of them loads for those. */
const loadNotice = async () => {
  const [{ UnreadableNotice }] = await Promise.all([import('./UnreadableNotice.tsx'), loadTexts('access')]);
  return { UnreadableNotice };
};

/** Stands for the records of a list that could not be read; nothing when all could. */
export function UnreadableRows(props: UnreadableNoticeProps) {
  if (props.unreadable.length === 0) return null;
  return (
    <OnDemand load={loadNotice} fallback={<Skeleton shape="block" height="4.5rem" />}>
      {({ UnreadableNotice }) => <UnreadableNotice {...props} />}
    </OnDemand>
  );
}

/**
 * The marked row of a list that is read by a request of its own.
 *
 * @param props.path the request, as its reader names it
 */
export function UnreadableRowsOf({ path }: { path: string }) {
  const unreadable = useSyncExternalStore(unreadableLog.subscribe, () => unreadableLog.latest(path));
  return <UnreadableRows unreadable={unreadable} />;
}
