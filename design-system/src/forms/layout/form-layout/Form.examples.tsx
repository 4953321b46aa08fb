import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, type LucideIcon, Mail, Smartphone, User } from 'lucide-react';
import type { FormEvent } from 'react';
import { Card } from '../../../cards/card/Card.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Checkbox } from '../../elements/checkbox/Checkbox.tsx';
import { PasswordField } from '../../elements/input/PasswordField.tsx';
import { TextField } from '../../elements/input/TextField.tsx';
import { Form, FormActions, type FormProps } from './Form.tsx';

/** Labels beside the fields, for a form that is read down its left edge. */
export const Horizontal = () => <TravellerForm labels="beside" />;

/** The same with an icon in each field. */
export const HorizontalWithIcons = () => <TravellerForm labels="beside" marks="icons" />;

/** Labels above the fields: the first choice, also on a narrow page. */
export const Vertical = () => <TravellerForm />;

/** The same with an icon in each field. */
export const VerticalWithIcons = () => <TravellerForm marks="icons" />;

/** Fields beside each other, as many as there is room for. */
export function MultipleColumns() {
  const { t } = useLingui();
  const save = useSaving();
  return (
    <Card>
      <Form columns="fit" onSubmit={save}>
        <TextField label={t`First name`} name="first" autoComplete="given-name" />
        <TextField label={t`Last name`} name="last" autoComplete="family-name" />
        <TextField label={t`City`} name="city" autoComplete="address-level2" />
        <TextField label={t`Country`} name="country" autoComplete="country-name" />
        <TextField label={t`Company`} name="company" autoComplete="organization" />
        <TextField label={t`Email`} name="email" type="email" autoComplete="email" />
        <Buttons />
      </Form>
    </Card>
  );
}

function TravellerForm({ labels, marks = 'none' }: Pick<FormProps, 'labels'> & { marks?: 'icons' | 'none' }) {
  const { t } = useLingui();
  const save = useSaving();
  const mark = (icon: LucideIcon) => marks === 'icons' && <Icon icon={icon} />;
  return (
    <Card>
      <Form labels={labels} onSubmit={save}>
        <TextField label={t`First name`} name="first" autoComplete="given-name" prefix={mark(User)} />
        <TextField label={t`Email`} name="email" type="email" autoComplete="email" prefix={mark(Mail)} />
        <TextField label={t`Mobile`} name="mobile" type="tel" autoComplete="tel" prefix={mark(Smartphone)} />
        <PasswordField label={t`Password`} autoComplete="new-password" prefix={mark(Lock)} />
        <Checkbox name="remembered">
          <Trans>Remember me</Trans>
        </Checkbox>
        <Buttons />
      </Form>
    </Card>
  );
}

function Buttons() {
  return (
    <FormActions>
      <Button type="submit">
        <Trans>Submit</Trans>
      </Button>
      <Button type="reset" variant="outline" tone="secondary">
        <Trans>Reset</Trans>
      </Button>
    </FormActions>
  );
}

/** Says what the form would send; the password has no name, so it is not among it. */
function useSaving() {
  const { t } = useLingui();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget).values()];
    const texts = values.filter((value): value is string => value !== '' && value !== 'on');
    notify.success(texts.length > 0 ? t`Saved: ${texts.join(', ')}` : t`Saved, with every field empty.`);
  };
}
