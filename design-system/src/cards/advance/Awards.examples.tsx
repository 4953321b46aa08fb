import { Trans } from '@lingui/react/macro';
import { Award, Medal as MedalIcon } from 'lucide-react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { inThousands } from '../key-figure/thousands.ts';
import { PassCard } from '../pass-card/PassCard.tsx';

const share: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1 };

/** A banner across the page, for news that concerns everyone. */
export function Congratulations() {
  const more = useNumberFormat(share)(0.576);
  return (
    <PassCard layout="centred" award={Award} title={<Trans>Congratulations, Lívia!</Trans>}>
      <Trans>
        You have sold <strong>{more}</strong> more policies today than yesterday. Your new badge waits in your profile.
      </Trans>
    </PassCard>
  );
}

/** Beside other cards: an award with its figure and a link to the details. */
export function Medal() {
  return (
    <Grid minCell="20rem">
      <PassCard
        icon={MedalIcon}
        eyebrow={<Trans>Best seller of the month</Trans>}
        title={<Trans>Congratulations, Marina!</Trans>}
        figure={<bdi dir="ltr">{`R$\u00A0${inThousands(48_900)}`}</bdi>}
        actions={
          <ButtonLink href="/sales">
            <Trans>View Sales</Trans>
          </ButtonLink>
        }
      />
    </Grid>
  );
}
