import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Breadcrumbs } from '../../components/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const departures = 14;

export function WithActions() {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`Good morning, Marina`}
      description={<Plural value={departures} one="# departure today" other="# departures today" />}
      actions={
        <>
          <Button variant="outline" tone="secondary">
            <Trans>Last 28 Days</Trans>
          </Button>
          <Button icon={Plus}>
            <Trans>New invoice</Trans>
          </Button>
        </>
      }
    />
  );
}

export function WithBreadcrumbs() {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`No signal after landing`}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t`Home`, href: '/' },
            { label: t`Help centre`, href: '/help' },
            { label: t`No signal after landing` },
          ]}
        />
      }
    />
  );
}

export function TitleAlone() {
  const { t } = useLingui();
  return <PageHeader title={t`Session`} />;
}
