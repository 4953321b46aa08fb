import {
  Alert,
  Card,
  Grid,
  Included,
  Link,
  List,
  ListItem,
  Stack,
  Table,
  type TableColumn,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { type LicenseId, type Right, useLicenses, useRights } from './license.texts.ts';

/** LIC-01, `/pages/license`: the rights that each license grants, and how to ask. */
export function LicensePage() {
  const { t } = useLingui();
  const licenses = useLicenses();
  return (
    <>
      <PageTitle title={t`License`} />
      <PageHead title={t`License`} way={[{ label: t`Pages` }, { label: t`License` }]} />
      <Stack gap="gap">
        <Card title={t`Compare licenses`}>
          <Stack gap="l">
            <p>
              <Trans>
                Use Embarque in one project of your own, in several, or in a product that you sell. Every license
                includes all updates.
              </Trans>
            </p>
            <Rights />
          </Stack>
        </Card>
        <Grid minCell="18rem">
          {licenses.map(({ id, title, text, points }) => (
            <Card key={id} title={title}>
              <Stack gap="m">
                <p>{text}</p>
                <List>
                  {points.map((point) => (
                    <ListItem key={point}>{point}</ListItem>
                  ))}
                </List>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Alert tone="info" announced="never" title={t`Not sure which license you need?`}>
          <Trans>
            Tell us about your project at <Link href="mailto:licenses@embarque.example">licenses@embarque.example</Link>
            . We reply within two hours.
          </Trans>
        </Alert>
      </Stack>
    </>
  );
}

function Rights() {
  const { t } = useLingui();
  const licenses = useLicenses();
  const rights = useRights();
  const cellOf = (id: LicenseId) => (right: Right) => {
    const value = right[id];
    return typeof value === 'string' ? value : <Included isIncluded={value} />;
  };
  const columns: TableColumn<Right>[] = [
    { id: 'name', header: t({ message: 'Right', context: 'license' }), cell: ({ name }) => name },
    ...licenses.map(({ id, name }) => ({ id, header: name, cell: cellOf(id) })),
  ];
  return <Table caption={t`Rights of each license`} columns={columns} rows={rights} rowKey={({ name }) => name} />;
}
