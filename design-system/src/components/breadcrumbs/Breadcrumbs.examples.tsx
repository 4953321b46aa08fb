import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

function useWay(): [home: Breadcrumb, library: Breadcrumb, wording: Breadcrumb] {
  const { t } = useLingui();
  return [{ label: t`Home`, href: '/' }, { label: t`Library`, href: '/library' }, { label: t`Policy wording` }];
}

export function Default() {
  const { t } = useLingui();
  const [home, library, wording] = useWay();
  return (
    <Stack>
      <Breadcrumbs aria-label={t`One level`} items={[{ label: home.label }]} />
      <Breadcrumbs aria-label={t`Two levels`} items={[home, { label: library.label }]} />
      <Breadcrumbs aria-label={t`Three levels`} items={[home, library, wording]} />
    </Stack>
  );
}

const separators: [separator: BreadcrumbsProps['separator'], name: MessageDescriptor][] = [
  ['slash', msg`With slashes`],
  ['dot', msg`With dots`],
  ['dash', msg`With dashes`],
  ['pipe', msg`With pipes`],
  ['chevron', msg`With chevrons`],
];

export function Separators() {
  const { t } = useLingui();
  const items = useWay();
  return (
    <Stack>
      {separators.map(([separator, name]) => (
        <Breadcrumbs key={separator} aria-label={t(name)} items={items} separator={separator} />
      ))}
    </Stack>
  );
}

const distributions: [distribute: BreadcrumbsProps['distribute'], name: MessageDescriptor][] = [
  ['start', msg`At the start`],
  ['center', msg`In the centre`],
  ['end', msg`At the end`],
];

export function Alignment() {
  const { t } = useLingui();
  const items = useWay();
  return (
    <Stack>
      {distributions.map(([distribute, name]) => (
        <Breadcrumbs key={distribute} aria-label={t(name)} items={items} distribute={distribute} />
      ))}
    </Stack>
  );
}

export function ManyLevels() {
  const { t } = useLingui();
  return (
    <Breadcrumbs
      items={[
        { label: t`Home`, href: '/' },
        { label: t`Help centre`, href: '/help' },
        { label: t`eSIM`, href: '/help/esim' },
        { label: t`Activation`, href: '/help/esim/activation' },
        { label: t`No signal after landing` },
      ]}
    />
  );
}
