import { Button, Dialog, FormActions, Grid, Stack, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flatten } from '../account/account.fields.ts';
import type { UserPartProps } from '../view/user.parts.ts';
import { useAddressForm } from './address.form.ts';

export interface AddressDialogProps extends Pick<UserPartProps, 'access'> {
  onClose: () => void;
}

/** Changes the address of the bills. */
export function AddressDialog({ access, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const { register, formState, handleSubmit } = useAddressForm(access.answer.account.address);
  const { defaultValues, errors } = formState;
  const [base] = useState(access.answer);
  const save = (address: UserPartProps['access']['answer']['account']['address']) => {
    access.change('address', flatten({ address }), base);
    onClose();
  };

  return (
    <Dialog isOpen title={t`Edit billing address`} initialFocus="field" onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack gap="l">
          <Grid gap="l" minCell="13rem" lastRow="stretch">
            <TextField
              {...register('firstName')}
              label={t`First name`}
              isRequired
              errorMessage={errors.firstName?.message}
            />
            <TextField
              {...register('lastName')}
              label={t`Last name`}
              isRequired={defaultValues?.lastName !== ''}
              errorMessage={errors.lastName?.message}
            />
            <TextField {...register('company')} label={t({ message: 'Company', context: 'employer' })} />
            <TextField {...register('taxId')} label={t`Tax ID`} />
            <TextField {...register('street')} label={t`Street and number`} />
            <TextField {...register('city')} label={t`Town or city`} />
            <TextField {...register('state')} label={t({ message: 'State', context: 'address' })} />
            <TextField {...register('postalCode')} label={t`Postal code`} />
          </Grid>
          <FormActions>
            <Button variant="outline" tone="secondary" onClick={onClose}>
              <Trans>Discard</Trans>
            </Button>
            <Button type="submit">
              <Trans>Save address</Trans>
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Dialog>
  );
}
