import {
  brazilianPhoneMask,
  Button,
  Card,
  Form,
  Grid,
  MaskField,
  patternMask,
  RadioGroup,
  SideLayout,
  Stack,
  TextField,
  focusFirstMistake,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { checkAddress } from '../../model/checkout.address.ts';
import type { Address, AddressField } from '../../model/checkout.types.ts';
import { StoredAddress } from './StoredAddress.tsx';
import { useAddressMessages } from './useAddressMessages.ts';
import { OrderSummary } from '../../price/OrderSummary.tsx';
import { isShipped } from '../../price/checkout.shipping.ts';
import type { CheckoutStepProps } from '../steps.types.ts';

const MOBILE = brazilianPhoneMask();
const PINCODE = patternMask('00000-000');

/** ECM-12: the delivery address, beside a stored one and the order. */
export function AddressStep({ actor, cart }: CheckoutStepProps) {
  return (
    <SideLayout
      side={
        <Stack gap="gap">
          <StoredAddress actor={actor} />
          <OrderSummary actor={actor} cart={cart} />
        </Stack>
      }
    >
      <NewAddress actor={actor} isForParcel={isShipped(cart.lines)} />
    </SideLayout>
  );
}

interface NewAddressProps extends Pick<CheckoutStepProps, 'actor'> {
  /** Whether a courier brings something. */
  isForParcel: boolean;
}

/** Messages appear when an incomplete form is submitted. */
function NewAddress({ actor, isForParcel }: NewAddressProps) {
  const { t } = useLingui();
  const address = useActorState(actor, ({ context }) => context.typed);
  const isChecked = useActorState(actor, ({ context }) => context.isAddressChecked);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = useAddressMessages(isChecked ? checkAddress(address) : {});
  const type = (change: Partial<typeof address>) =>
    actor.send({ type: 'address changed', address: { ...address, ...change } });

  const textField = (field: AddressField) => ({
    value: address[field],
    errorMessage: messageOf(field),
    isRequired: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => type({ [field]: currentTarget.value }),
  });
  const maskField = (field: AddressField) => ({
    ...textField(field),
    // With what was left out, a number is too long: it must not go on without its end.
    onChange: ({ value, leftOut = '' }: { value: string; leftOut?: string }) => type({ [field]: value + leftOut }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'address submitted', address });
    focusFirstMistake(form.current);
  };

  return (
    <Card
      title={t`Add a new address`}
      subtitle={
        isForParcel
          ? t`We deliver to this address once you save it.`
          : t`eSIMs arrive by email. The address goes on the invoice.`
      }
    >
      <Form ref={form} onSubmit={submit}>
        <Stack gap="l">
          <Grid gap="l" minCell="15rem">
            <TextField {...textField('fullName')} label={t`Full Name`} autoComplete="name" />
            <MaskField
              {...maskField('mobile')}
              mask={MOBILE}
              label={t`Mobile Number`}
              description={t`With area code, for example (11) 91234-5678`}
              autoComplete="tel-national"
            />
            <TextField
              {...textField('house')}
              label={t`House or flat number`}
              description={t`For example 1578, 123A or S/N`}
            />
            <TextField {...textField('landmark')} label={t`Landmark`} autoComplete="address-line1" />
            <TextField {...textField('city')} label={t`Town/City`} autoComplete="address-level2" />
            <MaskField
              {...maskField('pincode')}
              mask={PINCODE}
              label={t`Postcode (CEP)`}
              description={t`For example 01310-200`}
              autoComplete="postal-code"
            />
            <TextField
              {...textField('state')}
              label={t({ message: 'State', context: 'address' })}
              autoComplete="address-level1"
            />
            <AddressKind kind={address.kind} onChange={(kind) => type({ kind })} />
          </Grid>
          <div>
            <Button type="submit" size="large" aria-description={t`Save And Deliver Here`}>
              <Trans>Continue to payment</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

function AddressKind({ kind, onChange }: { kind: Address['kind']; onChange: (kind: Address['kind']) => void }) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Address Type`}
      orientation="horizontal"
      value={kind}
      onChange={({ value }) => onChange(value)}
      options={[
        { value: 'home', label: t({ message: 'Home', context: 'address' }) },
        { value: 'work', label: t({ message: 'Work', context: 'address' }) },
      ]}
    />
  );
}
