import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Pagination, type PaginationProps } from '../../components/pagination/Pagination.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';

function TenPages(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(5);
  return <Pagination align="start" total={94} {...props} page={page} onPageChange={(change) => setPage(change.page)} />;
}

/** Page numbers only, for short lists. Gaps stand for omitted pages. */
export const WithoutArrows = () => <TenPages variant="joined" arrows="none" />;

/** Steps that stand apart. */
export const StepsApart = () => <TenPages />;

/** Arrows with labels, for reading page by page. */
export const ArrowsWithText = () => <TenPages variant="joined" arrows="iconAndText" />;

/** Arrows alone; each has its name and its tooltip. */
export const ArrowsAlone = () => <TenPages variant="joined" arrows="icon" />;

const tones: [tone: NonNullable<PaginationProps['tone']>, name: MessageDescriptor][] = [
  ['success', msg`Policies sold`],
  ['danger', msg`Claims refused`],
  ['info', msg`Trips checked in`],
  ['warning', msg`Trips delayed`],
];

/** A colour by meaning. */
export function ListTones() {
  const { t } = useLingui();
  return (
    <Stack>
      {tones.map(([tone, name]) => (
        <TenPages key={tone} tone={tone} aria-label={t(name)} />
      ))}
    </Stack>
  );
}

/** At the start, in the middle or at the end of the line. */
export function ListPositions() {
  const { t } = useLingui();
  return (
    <Stack>
      <TenPages total={47} align="start" aria-label={t`Pages at the start`} />
      <TenPages total={47} align="center" aria-label={t`Pages in the middle`} />
      <TenPages total={47} align="end" aria-label={t`Pages at the end`} />
    </Stack>
  );
}

/** Inherits the size of the text around it. */
export function ListSizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <TenPages total={47} size="large" aria-label={t`Large pages`} />
      <TenPages total={47} size="medium" aria-label={t`Medium pages`} />
      <TenPages total={47} size="small" aria-label={t`Small pages`} />
    </Stack>
  );
}
