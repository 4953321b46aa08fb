import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from '../buttons/Link.tsx';
import { HoverCard } from './HoverCard.tsx';
import { ReferenceText } from './ReferenceText.tsx';
import { ReferenceContext, type ReferenceSource } from './references.ts';

/** The card says who, what and how much; the link leads to the rest. */
export function FactsBehindALink() {
  return (
    <p>
      <Trans>
        The order is{' '}
        <HoverCard card={<Trans>Kenji Watanabe, eSIM Japan 20 GB, active</Trans>}>
          <Link href="#sale">S-17513</Link>
        </HoverCard>
        .
      </Trans>
    </p>
  );
}

/** The app says what a text names; every widget that draws texts makes links of it. */
export function NamesInAText() {
  const { t } = useLingui();
  const facts = t`Kenji Watanabe, eSIM Japan 20 GB, active`;
  const source = useMemo((): ReferenceSource => {
    const name = 'S-17513';
    return {
      mayHave: (text) => text.includes(name),
      References: ({ text, children }) => {
        const from = text.indexOf(name);
        return children([{ from, to: from + name.length, href: '#sale', card: facts }]);
      },
    };
  }, [facts]);
  return (
    <ReferenceContext value={source}>
      <p>
        <ReferenceText>{t`Please look at S-17513 before noon.`}</ReferenceText>
      </p>
    </ReferenceContext>
  );
}
