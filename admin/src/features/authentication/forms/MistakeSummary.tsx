import { Alert, Button, Stack } from '@embarque/design-system';
import { Plural } from '@lingui/react/macro';
import { type FieldErrors, type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form';

interface MistakeSummaryProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
}

/** Lists what is wrong once a form was sent, each line leading to its field. One mistake needs no list: its field has the focus. */
export function MistakeSummary<Values extends FieldValues>({ form }: MistakeSummaryProps<Values>) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const mistakes = messagesOf(errors);
  if (submitCount === 0 || mistakes.length < 2) return null;
  return (
    <Alert
      tone="danger"
      announced="never"
      title={
        <Plural value={mistakes.length} one="# entry needs your attention" other="# entries need your attention" />
      }
    >
      <Stack gap="xxs" align="start">
        {mistakes.map(([name, message]) => (
          <Button key={name} variant="ghost" size="small" onClick={() => form.setFocus(name as Path<Values>)}>
            {message}
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}

const messagesOf = (errors: FieldErrors): [name: string, message: string][] =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' && error.message !== '' ? [[name, error.message]] : [],
  );
