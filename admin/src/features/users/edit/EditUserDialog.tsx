import {
  Alert,
  Button,
  Dialog,
  FormActions,
  Grid,
  Select,
  type SelectOption,
  Stack,
  Switch,
  TextField,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { withOwn } from '../../../forms/with-own.ts';
import { useCountryName, useLanguageName } from '../../../people/useNames.ts';
import { useRoles } from '../../../people/useRoles.ts';
import { USER_PLANS, USER_STATUSES } from '../../../people/users/users.api.ts';
import { useRefusalText } from '../../../people/users/useRefusalText.ts';
import { USER_LANGUAGES } from '../account/account.api.ts';
import { refusalOf, takenFieldOf } from '../users.api.ts';
import { useTaken } from '../useTaken.ts';
import { type EditedUser, type EditForm, fullNameOf, useEditForm } from './edit-user.form.ts';
import { RoleChange } from './RoleChange.tsx';
import type { UserPartProps } from '../view/user.parts.ts';
import { useSuspensionQuestion } from '../suspension/useSuspension.tsx';

export interface EditUserDialogProps extends UserPartProps {
  onClose: () => void;
}

const UNIQUE = ['username'] as const;

/** The countries of bills that are offered; the user's own joins them. */
const COUNTRIES = ['England', 'Brazil', 'Portugal', 'Spain', 'France'];

/** Changes who the user is. The fields repeat what is stored; Discard closes without a trace. */
export function EditUserDialog({ access, labels, onClose }: EditUserDialogProps) {
  const { t } = useLingui();
  const form = useEditForm(access.answer);
  const { register, handleSubmit } = form;
  const { actor, answer } = access;
  const taken = useTaken(form, UNIQUE, answer.user.id);
  const submit = ({ firstName, lastName, ...changes }: EditedUser, reason: string) => {
    const fields = { ...changes, fullName: fullNameOf({ firstName, lastName }) };
    actor.send({ type: 'details submitted', fields, reason });
  };
  const { askForReason, isChecking, dialog } = useSuspensionQuestion(
    access,
    (reason) => void handleSubmit((edited) => submit(edited, reason))(),
  );
  const state = useActorState(actor, (snapshot) => snapshot);
  const isSaving = state.matches({ ready: { info: 'saving' } });
  const isDirty = state.matches({ ready: { info: { editing: 'dirty' } } });
  const refusal = state.matches({ ready: { info: 'refused' } }) ? state.context.refusal : null;
  const takenField = takenFieldOf(refusal);

  useFormInMachine(actor, form, onClose);
  const showTaken = useEffectEvent(() => taken.show('username', { shouldFocus: true }));
  useEffect(() => {
    if (takenField === 'username') showTaken();
  }, [takenField]);

  const save = (edited: EditedUser) => {
    if (edited.status === 'suspended' && answer.user.status !== 'suspended') askForReason();
    else submit(edited, '');
  };

  return (
    <>
      <Dialog isOpen title={t`Edit user information`} initialFocus="field" onClose={onClose}>
        <form noValidate onSubmit={(event) => void handleSubmit(save, taken.showAgain)(event)}>
          <Stack gap="l">
            {refusal !== null && takenField === undefined && <RefusedSave error={refusal} />}
            <EditUserFields
              form={form}
              access={access}
              labels={labels}
              onUsernameLeft={() => void taken.check('username')}
            />
            <Switch {...register('usesBillingAddress')}>{t`Use as a billing address`}</Switch>
            <FormActions>
              <Button variant="outline" tone="secondary" onClick={onClose}>
                <Trans>Discard</Trans>
              </Button>
              <Button type="submit" isBusy={isSaving || isChecking}>
                <Trans>Save changes</Trans>
              </Button>
            </FormActions>
            {isDirty && (
              <p>
                <Trans>These changes aren't saved yet.</Trans>
              </p>
            )}
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}

/** The machine knows of the form as long as it is open, and whether something is typed in it. */
function useFormInMachine(
  actor: UserPartProps['access']['actor'],
  { subscribe }: Pick<EditForm, 'subscribe'>,
  onSaved: () => void,
) {
  const close = useEffectEvent(onSaved);
  useEffect(() => {
    const saved = actor.on('details saved', () => close());
    const unsubscribe = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => actor.send({ type: 'form changed', isDirty }),
    });
    actor.send({ type: 'form opened' });
    return () => {
      saved.unsubscribe();
      unsubscribe();
      actor.send({ type: 'form closed' });
    };
  }, [actor, subscribe]);
}

function RefusedSave({ error }: { error: unknown }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const reason = refusalOf(error);
  return (
    <Alert tone="danger" title={t`The changes aren't saved`}>
      {reason ? refusalText(reason) : <ErrorText error={error} />}
    </Alert>
  );
}

interface EditUserFieldsProps extends UserPartProps {
  form: EditForm;
  /** Called when the username has been typed. */
  onUsernameLeft: () => void;
}

function EditUserFields({ form, access, labels, onUsernameLeft }: EditUserFieldsProps) {
  const { t } = useLingui();
  const countryName = useCountryName();
  const table = useRoles().data?.roles ?? [];
  const chosenRole = useWatch({ control: form.control, name: 'role' });
  const languageName = useLanguageName();
  const { user, account } = access.answer;
  const { control, register, formState } = form;
  const { defaultValues, errors } = formState;
  const offered = USER_STATUSES.filter((status) => status !== 'pending');
  const statuses = offered.some((status) => status === user.status) ? offered : [user.status, ...offered];
  const roleOf = (userRole: string) => table.find((role) => role.userRole === userRole);
  const roles = withOwn(
    table.map(({ userRole }) => userRole),
    user.role,
  );
  const countries = withOwn(COUNTRIES, account.billingCountry);
  const text = (name: 'firstName' | 'lastName' | 'username' | 'billingEmail' | 'taxId' | 'contact') => ({
    ...register(name, { onBlur: () => name === 'username' && onUsernameLeft() }),
    errorMessage: errors[name]?.message,
  });
  const choice = (
    name: 'role' | 'currentPlan' | 'status' | 'language' | 'billingCountry',
    label: string,
    options: readonly SelectOption[],
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, ...field } }) => (
        <Select {...field} label={label} options={options} onChange={({ value }) => onChange(value)} />
      )}
    />
  );
  const named = (values: readonly string[], nameOf: (value: string) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return (
    <Grid gap="l" minCell="13rem" lastRow="stretch">
      <TextField {...text('firstName')} label={t`First name`} isRequired />
      <TextField {...text('lastName')} label={t`Last name`} isRequired={defaultValues?.lastName !== ''} />
      <TextField {...text('username')} label={t`Username`} isRequired />
      <TextField {...text('billingEmail')} type="email" label={t`Billing email`} />
      {choice(
        'role',
        t`Role`,
        named(roles, (value) => labels.roleOf(value).label),
      )}
      {choice(
        'currentPlan',
        t({ message: 'Plan', context: 'column' }),
        named(withOwn(USER_PLANS, user.currentPlan), (value) => labels.planOf({ currentPlan: value })),
      )}
      <RoleChange before={roleOf(user.role)} after={roleOf(chosenRole)} />
      {choice(
        'status',
        t`Status`,
        statuses.map((value) => ({ value, label: labels.statusOf({ status: value }) })),
      )}
      <TextField {...text('taxId')} label={t`Tax ID`} />
      <TextField {...text('contact')} type="tel" label={t({ message: 'Contact', context: 'telephone' })} />
      {choice('language', t`Language`, named(withOwn(USER_LANGUAGES, account.language), languageName))}
      {choice('billingCountry', t`Country`, named(countries, countryName))}
    </Grid>
  );
}
