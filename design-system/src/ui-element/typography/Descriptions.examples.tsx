import { Trans, useLingui } from '@lingui/react/macro';
import { type Description, DescriptionList } from '../../components/description-list/DescriptionList.tsx';
import { TermsAtTheEnd } from '../../components/description-list/TermsAtTheEnd.styles.ts';

function useCover(): Description[] {
  const { t } = useLingui();
  return [
    { term: t`Luggage`, value: <Trans>Lost, late or damaged on the way, up to € 2.000</Trans> },
    { term: t`Delay`, value: <Trans>Meals and a night in a hotel after four hours</Trans> },
    { term: t`Medical help`, value: <Trans>Treatment abroad and, if needed, the flight home</Trans> },
  ];
}

export const Horizontal = () => <DescriptionList items={useCover()} />;
export const Vertical = () => <DescriptionList items={useCover()} style={{ maxInlineSize: '20rem' }} />;

export function AlignedTerms() {
  const { t } = useLingui();
  const nested = {
    term: t`Data plan`,
    value: (
      <DescriptionList
        items={[
          { term: t`Europe`, value: '10 GB' },
          { term: t`Elsewhere`, value: '3 GB' },
        ]}
      />
    ),
  };
  return <TermsAtTheEnd items={[...useCover(), nested]} />;
}
