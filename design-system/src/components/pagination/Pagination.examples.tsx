import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Pages(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(3);
  return <Pagination align="start" total={94} {...props} page={page} onPageChange={(change) => setPage(change.page)} />;
}

export const Basic = () => <Pages variant="joined" />;
export const Separated = () => <Pages />;
export const IconAndText = () => <Pages arrows="iconAndText" />;
export const IconsOnly = () => <Pages arrows="icon" />;
export const Success = () => <Pages tone="success" />;
export const Danger = () => <Pages tone="danger" />;
export const Info = () => <Pages tone="info" />;
export const Warning = () => <Pages tone="warning" />;

export function Positions() {
  const { t } = useLingui();
  return (
    <Stack>
      <Pages total={47} align="start" aria-label={t`Pages at the start`} />
      <Pages total={47} align="center" aria-label={t`Pages in the middle`} />
      <Pages total={47} align="end" aria-label={t`Pages at the end`} />
    </Stack>
  );
}

export function Sizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <Pages total={47} size="large" aria-label={t`Large pages`} />
      <Pages total={47} size="medium" aria-label={t`Medium pages`} />
      <Pages total={47} size="small" aria-label={t`Small pages`} />
    </Stack>
  );
}

export function RowsPerPage() {
  const [{ page, perPage }, setPosition] = useState({ page: 1, perPage: 10 });
  return (
    <Pagination
      page={page}
      perPage={perPage}
      total={1284}
      onPageChange={(change) => setPosition({ perPage, page: change.page })}
      onPerPageChange={(change) => setPosition({ perPage: change.perPage, page: 1 })}
    />
  );
}
