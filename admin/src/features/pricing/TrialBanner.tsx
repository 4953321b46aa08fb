import { ButtonLink, PassCard } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

/** PRC-02: the invitation to try a plan, with the picture of a pass. */
export function TrialBanner() {
  const { t } = useLingui();
  const subject = encodeURIComponent(t`14-day free trial`);
  return (
    <PassCard
      layout="centred"
      title={t`Not sure yet? Try every feature for 14 days`}
      actions={
        <ButtonLink href={`mailto:trials@embarque.example?subject=${subject}`}>
          <Trans>Start 14-day free trial</Trans>
        </ButtonLink>
      }
    >
      <Trans>No credit card needed. Your sales stay when the trial ends.</Trans>
    </PassCard>
  );
}
