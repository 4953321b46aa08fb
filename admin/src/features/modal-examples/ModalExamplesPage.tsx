import { Button, Card, Grid, Icon, OnDemand, Stack } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../navigation/PageHead.tsx';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { type ModalId, MODALS, modalLoaders, useModalTexts } from './modals.ts';

/** `/pages/modal-examples`: the URL names the modal that is open (`?show=`). */
export function ModalExamplesPage() {
  const { t } = useLingui();
  const texts = useModalTexts();
  const [search, changeSearch] = useSearchQuery();
  const shown = MODALS.find((id) => id === search.get('show'));
  const show = (id: ModalId | undefined) =>
    changeSearch((current) => withParams(current, { show: id }), { replace: id === undefined });
  return (
    <>
      <PageTitle title={t`Modal examples`} />
      <PageHead title={t`Modal examples`} way={[{ label: t`Modal examples` }]} />
      <Grid minCell="15rem">
        {MODALS.map((id) => {
          const { icon, title, text } = texts[id];
          return (
            <Card key={id} align="center">
              <Stack gap="m" align="center" style={{ blockSize: '100%' }}>
                <Icon icon={icon} size="menu" />
                <h2>{title}</h2>
                <p>{text}</p>
                <Button
                  aria-haspopup="dialog"
                  aria-label={t`Show: ${title}`}
                  style={{ marginBlockStart: 'auto' }}
                  onClick={() => show(id)}
                >
                  <Trans>Show</Trans>
                </Button>
              </Stack>
            </Card>
          );
        })}
      </Grid>
      {shown && (
        <OnDemand key={shown} load={modalLoaders[shown]} onMissing={() => show(undefined)}>
          {({ Modal }) => <Modal onClose={() => show(undefined)} />}
        </OnDemand>
      )}
    </>
  );
}
