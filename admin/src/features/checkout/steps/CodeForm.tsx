import { Alert, Button, Form, Inline, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';

export interface CodeFormProps {
  label: string;
  applied: string | null;
  /** Shown when a code is applied. */
  appliedText: string;
  /** The message for the rejected code. */
  mistake: string | undefined;
  /** Why no code can be entered now; left out while one can. */
  idleText?: string | undefined;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** Takes a code and shows the result; focus stays within it. */
export function CodeForm({ label, applied, appliedText, mistake, idleText, onApply, onRemove }: CodeFormProps) {
  const { t } = useLingui();
  const isIdle = idleText !== undefined;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const isActing = useRef(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    isActing.current = true;
    onApply(code);
  };
  const remove = () => {
    isActing.current = true;
    onRemove();
  };

  // The pressed button is replaced when the code is applied or removed.
  useEffect(() => {
    if (isActing.current) (applied === null ? field : removal).current?.focus();
    isActing.current = false;
  }, [applied]);

  if (applied !== null) {
    return (
      <Alert
        tone="success"
        actions={
          <Button ref={removal} variant="ghost" size="small" aria-label={t`Remove: ${applied}`} onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
        }
      >
        {appliedText}
      </Alert>
    );
  }
  return (
    <Form onSubmit={apply}>
      <Inline gap="s" align="end" overflow="shrink">
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <TextField
            ref={field}
            label={label}
            value={code}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="characters"
            errorMessage={mistake}
            description={idleText}
            isDisabled={isIdle}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="soft" isDisabled={isIdle}>
          <Trans>Apply</Trans>
        </Button>
      </Inline>
    </Form>
  );
}
