import { useEffect } from 'react';

/** Reports values that some password managers and extensions fill in without an event, before the form is sent without them. */
export function useSilentValues(): void {
  useEffect(() => {
    // Ahead of the form's own handler.
    document.addEventListener('submit', report, true);
    return () => document.removeEventListener('submit', report, true);
  }, []);
}

const typed = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])';

function report({ target }: Event) {
  if (!(target instanceof HTMLFormElement)) return;
  // React passes on only those whose value differs from the one that it knows.
  for (const field of target.querySelectorAll(typed)) field.dispatchEvent(new Event('input', { bubbles: true }));
}
