import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

function useWay(): Breadcrumb[] {
  const { t } = useLingui();
  return [{ label: t`Home`, href: '/' }, { label: t`Library`, href: '/library' }, { label: t`Policy wording` }];
}

export function Default() {
  const [home, library, wording] = useWay();
  return (
    <Stack>
      {home && <Breadcrumbs items={[{ label: home.label }]} />}
      {home && library && <Breadcrumbs items={[home, { label: library.label }]} />}
      {home && library && wording && <Breadcrumbs items={[home, library, wording]} />}
    </Stack>
  );
}

export function Separators() {
  const items = useWay();
  return (
    <Stack>
      {(['slash', 'dot', 'dash', 'pipe', 'chevron'] as const).map((separator) => (
        <Breadcrumbs key={separator} items={items} separator={separator} />
      ))}
    </Stack>
  );
}

export function Alignment() {
  const items = useWay();
  return (
    <Stack>
      {(['start', 'center', 'end'] as const).map((distribute) => (
        <Breadcrumbs key={distribute} items={items} distribute={distribute} />
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
