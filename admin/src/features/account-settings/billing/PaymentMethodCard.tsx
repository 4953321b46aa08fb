import { Card, FormError, Grid, Heading, RadioGroup, Stack } from '@embarque/design-system';
import { cardBrandOf, CardForm, type TypedCard } from '@embarque/design-system/account';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Wallet } from 'lucide-react';
import { useState } from 'react';
import type { AccountState } from '../model/account.types.ts';
import { useRequest } from '../parts/useRequest.ts';
import { accountCalls } from '../server/account.api.ts';
import { useAccount } from '../useAccount.ts';
import { MyCards } from './MyCards.tsx';

/** ACC-10: how to pay, and the cards that are kept. */
export function PaymentMethodCard() {
  const { t } = useLingui();
  const { state, change } = useAccount();
  return (
    <Card title={t`Payment methods`}>
      <Grid gap="gap" minCell="26rem" lastRow="stretch">
        <Stack gap="l">
          <RadioGroup<AccountState['paysBy']>
            isFramed
            label={t`Pay with`}
            value={state.paysBy}
            onChange={({ value }) => change({ type: 'payment set', method: value })}
            options={[
              { value: 'card', label: t`Credit, debit or ATM card`, icon: CreditCard },
              { value: 'paypal', label: t`PayPal account`, icon: Wallet },
            ]}
          />
          {state.paysBy === 'card' ? (
            <NewCard />
          ) : (
            <p>
              <Trans>You confirm each payment at PayPal. There is nothing to enter here.</Trans>
            </p>
          )}
        </Stack>
        <Stack gap="m">
          <Heading level={3}>
            <Trans>My cards</Trans>
          </Heading>
          <MyCards />
        </Stack>
      </Grid>
    </Card>
  );
}

/** The number and the code go to the server at once: neither may wait in the outbox, which is stored. */
function NewCard() {
  const { t } = useLingui();
  const { receive } = useAccount();
  const [added, setAdded] = useState(0);
  const [last, setLast] = useState({ end: '', isSaved: true });
  const { send, isBusy, failure } = useRequest(async ({ number, name, expiry, cvv, isSaved }: TypedCard) =>
    accountCalls.addCard({ number, name, expiry, cvv, isSaved, brand: cardBrandOf(number) ?? 'other' }),
  );
  const { end, isSaved } = last;
  const submit = async (card: TypedCard) => {
    const cards = await send(card);
    if (!cards) return;
    receive({ cards });
    setLast({ end: card.number.slice(-4), isSaved: card.isSaved });
    setAdded((count) => count + 1);
  };
  return (
    <>
      <CardForm key={added} hasSave isBusy={isBusy} onSubmit={(card) => void submit(card)} />
      <p role="status">
        {added > 0 &&
          !isBusy &&
          (isSaved ? t`Card added` : t`The card ending in ${end} pays the next bill and isn't saved.`)}
      </p>
      <FormError>{failure?.text}</FormError>
    </>
  );
}
