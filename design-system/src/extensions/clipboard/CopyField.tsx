import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { notify } from '../../components/toasts/notify.tsx';
import { InputGroup, type InputGroupProps } from '../../forms/elements/input-group/InputGroup.tsx';
import { copyText } from '../../lib/copy-text.ts';

export interface CopyFieldProps extends Omit<InputGroupProps, 'after' | 'type'> {
  /** Called with what went to the clipboard. */
  onCopied?: (copied: { text: string }) => void;
}

/**
 * A text to edit and take along, with a button that copies it and a toast that says so. Where the browser refuses, the
 * text is selected, ready for the keyboard. For a text that stands on the page, use `CopyButton`.
 */
export function CopyField({ onCopied, ref, ...rest }: CopyFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const copy = async () => {
    if (!input.current) return;
    const { value: text } = input.current;
    if ((await copyText(text)) === 'copied') {
      notify.success(t`Copied`);
      onCopied?.({ text });
      return;
    }
    input.current.select();
    input.current.focus();
    notify.error(t`Your browser blocked copying. The text is selected: copy it with your keyboard.`);
  };

  return (
    <InputGroup
      {...rest}
      ref={input}
      after={
        <Button icon={Copy} variant="ghost" isDisabled={rest.isDisabled} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      }
    />
  );
}
