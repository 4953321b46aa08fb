import { StatusPill } from '@embarque/design-system';
import type { BlogStatus } from '@embarque/mocks/blog/contract';
import { useLingui } from '@lingui/react/macro';
import { labelOf, type Open } from '../../http/response/tolerant.schema.ts';
import { statusLabels } from './blog.labels.ts';

/** The status of a post; one that this version does not know is its own name, and neutral. */
export function PostStatus({ status }: { status: Open<BlogStatus> }) {
  const { t } = useLingui();
  const labels = {
    Published: t(statusLabels.Published),
    Pending: t(statusLabels.Pending),
    Draft: t(statusLabels.Draft),
  };
  return <StatusPill tone={status === 'Pending' ? 'warning' : 'secondary'}>{labelOf(labels, status)}</StatusPill>;
}
