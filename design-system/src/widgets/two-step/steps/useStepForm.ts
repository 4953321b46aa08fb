import { type FormEvent, useEffect, useRef } from 'react';

/** A form whose fields are checked by the page. Focus goes to its first field, for the one that had it went with the step before. */
export function useStepForm(onSubmit: () => void) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])')?.focus(), []);
  return {
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
}
