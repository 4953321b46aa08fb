import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../cards/card/Card.tsx';
import { FormError } from '../../components/alerts/FormError.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { Checkbox } from '../elements/checkbox/Checkbox.tsx';
import { PasswordField } from '../elements/input/PasswordField.tsx';
import { TextField } from '../elements/input/TextField.tsx';
import { DatePicker } from '../elements/pickers/DatePicker.tsx';
import { RadioGroup } from '../elements/radio/RadioGroup.tsx';
import { MultiSelect } from '../elements/select/MultiSelect.tsx';
import { Select } from '../elements/select/Select.tsx';
import { TextArea } from '../elements/textarea/TextArea.tsx';
import { Form, FormActions } from '../layout/form-layout/Form.tsx';
import { useOwnMessages } from './useOwnMessages.ts';

/** The browser's own validation with custom messages. No form library. */
export function Native() {
  const { t } = useLingui();
  const { form, errors, mistakes } = useOwnMessages({
    messages: {
      name: t`Enter the name as in the passport.`,
      email: t`Enter an email address, such as name@example.com.`,
      password: t`Choose a password of at least six characters.`,
      born: t`Enter the date of birth.`,
      country: t`Choose the country of residence.`,
      hobbies: t`Choose at least one hobby: some need extra cover.`,
      bio: t`Write a line about the trip.`,
      gender: t`Choose one.`,
      terms: t`Accept the terms to continue.`,
    },
    onSend: ({ data }) => {
      const answers = [...data.keys()].length;
      notify.success(t`The answers are sent: ${answers}`);
    },
  });
  return (
    <Card>
      <Form {...form}>
        <TextField label={t`Name`} name="name" isRequired errorMessage={errors.name} />
        <TextField label={t`Email`} name="email" type="email" isRequired errorMessage={errors.email} />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          minLength={6}
          isRequired
          errorMessage={errors.password}
        />
        <DatePicker label={t`Date of birth`} name="born" isRequired errorMessage={errors.born} />
        <Select
          label={t`Country`}
          name="country"
          isRequired
          errorMessage={errors.country}
          options={[
            { value: 'br', label: t`Brazil` },
            { value: 'pt', label: t`Portugal` },
          ]}
        />
        <MultiSelect
          label={t`Hobbies`}
          name="hobbies"
          isRequired
          errorMessage={errors.hobbies}
          options={[
            { value: 'diving', label: t`Diving` },
            { value: 'climbing', label: t`Climbing` },
            { value: 'museums', label: t`Museums` },
          ]}
        />
        <TextArea label={t`About the trip`} name="bio" isRequired errorMessage={errors.bio} />
        <RadioGroup
          label={t`Gender`}
          name="gender"
          isRequired
          errorMessage={errors.gender}
          options={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
            { value: 'other', label: t`Another` },
          ]}
        />
        <Checkbox name="terms" isRequired errorMessage={errors.terms}>
          <Trans>I accept the terms of the policy</Trans>
        </Checkbox>
        <FormError>{mistakes > 0 && <Trans>Fields to correct: {mistakes}</Trans>}</FormError>
        <FormActions>
          <Button type="submit">{t`Submit`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}
