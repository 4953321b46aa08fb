import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/buttons/Button.tsx';
import { SidePanel } from '../../components/offcanvas/SidePanel.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { NumberField } from '../../forms/elements/number-input/NumberField.tsx';
import { DatePicker } from '../../forms/elements/pickers/DatePicker.tsx';
import { Form } from '../../forms/layout/form-layout/Form.tsx';
import { isEmailAddress } from '../../lib/i18n/email-address.ts';
import { dollars, type EmployeeRow } from './employees.samples.tsx';

interface RecordPanelProps {
  /** The employee to edit. Without one, a new employee is added. */
  employee: EmployeeRow | undefined;
  isOpen: boolean;
  onClose: () => void;
  onSave: (employee: EmployeeRow) => void;
}

const nobody = { name: '', post: '', email: '', since: null as string | null, salary: null as number | null };

/** Values of a new employee that the form does not ask for. */
const newcomer = () => ({ id: `new-${crypto.randomUUID()}`, city: '', age: 18, experience: '', status: 5 as const });

/** Asks for a record beside the table it belongs to. */
export function RecordPanel({ employee, isOpen, onClose, onSave }: RecordPanelProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useForm<typeof nobody>({ defaultValues: employee ?? nobody });
  const { errors } = form.formState;
  const wrongEmail = t`Enter a valid email address, such as name@example.com.`;
  const needed = { required: t`This field is required.` };

  const save = form.handleSubmit(({ name, post, email, since, salary }) => {
    onSave({ ...(employee ?? newcomer()), name, post, email, since: since ?? '', salary: salary ?? 0 });
    form.reset();
  });
  return (
    <SidePanel
      title={employee ? t`Edit ${employee.name}` : t`Add record`}
      initialFocus="field"
      {...{ isOpen, onClose }}
      footer={
        <>
          <Button type="submit" form={formId}>
            <Trans>Submit</Trans>
          </Button>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void save(event)}>
        <TextField
          {...form.register('name', needed)}
          label={t`Full name`}
          isRequired
          errorMessage={errors.name?.message}
        />
        <TextField {...form.register('post', needed)} label={t`Post`} isRequired errorMessage={errors.post?.message} />
        <TextField
          {...form.register('email', {
            ...needed,
            validate: (text: string) => isEmailAddress(text.trim()) || wrongEmail,
          })}
          label={t`Email`}
          type="email"
          isRequired
          errorMessage={errors.email?.message}
        />
        <Controller
          control={form.control}
          name="since"
          rules={needed}
          render={({ field: { ref: _, onChange, ...field } }) => (
            <DatePicker
              {...field}
              onChange={({ value }) => onChange(value)}
              label={t`Joining date`}
              isRequired
              errorMessage={errors.since?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="salary"
          rules={needed}
          render={({ field: { onChange, ...field } }) => (
            <NumberField
              {...field}
              onChange={({ value }) => onChange(value)}
              label={t`Salary`}
              format={dollars}
              min={0}
              isRequired
              errorMessage={errors.salary?.message}
            />
          )}
        />
      </Form>
    </SidePanel>
  );
}
