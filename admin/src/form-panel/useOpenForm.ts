import { type SubmitEvent, useId } from 'react';
import { useErrorMessages } from '../http/response/http.messages.ts';

/** The form of a `FormPanel`, as far as the panel draws it. */
export interface OpenForm {
  id: string;
  /** Why it was not saved, except what is shown at a field. */
  failure: readonly string[];
  isSubmitting: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface OpenFormOptions extends Pick<OpenForm, 'submit'> {
  isSaving: boolean;
  /** Why the last attempt was refused; `null` when it was not. */
  refusal: unknown;
}

/** A form that the machine of its page saves. A form that saves itself has `useFormPanel`. */
export function useOpenForm({ isSaving, refusal, submit }: OpenFormOptions): OpenForm {
  const id = useId();
  const messagesOf = useErrorMessages();
  return { id, failure: refusal === null ? [] : messagesOf(refusal), isSubmitting: isSaving, submit };
}
