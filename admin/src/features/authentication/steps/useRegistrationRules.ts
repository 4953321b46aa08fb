import { checkPayment, type PaymentField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useEntryRules } from '../../../session/pages/forms/useEntryRules.ts';
import { isPostcode, PRICES, type Registration, type StepId } from './registration.ts';

const cardFields = { number: 'cardNumber', name: 'cardName', expiry: 'cardExpiry', cvv: 'cvv' } as const;

/** The rules of each step, with their messages. */
export function useRegistrationRules() {
  const { t } = useLingui();
  const entry = useEntryRules();
  const text = v.string();
  const required = (message: string) => v.pipe(text, v.trim(), v.nonEmpty(message));
  const account = v.pipe(
    v.object({
      username: entry.username,
      email: entry.email,
      password: entry.newPassword,
      confirmation: required(t`Enter the password again.`),
      profileLink: v.union(
        [v.literal(''), v.pipe(text, v.url())],
        t`Enter a web address, such as https://example.com/ana.`,
      ),
      isRemembered: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmation']],
        ({ password, confirmation }) => password === confirmation,
        t`The two passwords differ.`,
      ),
      ['confirmation'],
    ),
  );
  const personal = v.pipe(
    v.object({
      firstName: required(t`Enter your first name.`),
      lastName: text,
      mobile: text,
      country: text,
      pin: text,
      address: required(t`Enter your address.`),
      area: text,
      town: text,
    }),
    v.forward(
      v.partialCheck(
        [['country'], ['pin']],
        ({ country, pin }) => isPostcode(country, pin),
        t`Enter the whole postcode.`,
      ),
      ['pin'],
    ),
  );
  const cardMessages: Record<PaymentField, string> = {
    number: t`Enter a valid card number.`,
    name: t`Enter the name on the card.`,
    expiry: t`Enter month and year of a card that has not expired, such as 09/28.`,
    cvv: t`Enter the 3 or 4 digits on the back of the card.`,
  };
  const billing = v.pipe(
    v.object({
      plan: v.picklist(['basic', 'standard', 'enterprise']),
      cardNumber: text,
      cardName: text,
      cardExpiry: text,
      cvv: text,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || PRICES[dataset.value.plan] === 0) return;
      const { cardNumber: number, cardName: name, cardExpiry: expiry, cvv } = dataset.value;
      const mistakes = checkPayment({ number, name, expiry, cvv }, new Date());
      for (const field of Object.keys(mistakes) as PaymentField[]) {
        const key = cardFields[field];
        addIssue({
          message: cardMessages[field],
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
        });
      }
    }),
  );
  const schemas: Record<StepId, v.GenericSchema> = { account, personal, billing };
  return {
    schema: v.intersect([account, personal, billing]),
    isComplete: (step: StepId, values: Registration) => v.is(schemas[step], values),
  };
}
