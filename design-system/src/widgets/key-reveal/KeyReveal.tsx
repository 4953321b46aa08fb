import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, Download } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { type CopyOutcome, copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Root, Title } from './KeyReveal.styles.ts';

export interface KeyRevealProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The title, which names the region. */
  title: ReactNode;
  /** The value that is shown this once. */
  secret: string;
  /** The name of the variable in the file that can be saved, such as `EMBARQUE_API_KEY`. */
  variable: string;
  /** Called when the person says that the value is stored; take the widget away then. */
  onStored: () => void;
}

const COPIED_MS = 2000;

/** Shows a secret once, with the ways to take it along, until the person says that it is stored. Where copying is refused, the value is selected. */
export function KeyReveal({ title, secret, variable, onStored, ...rest }: KeyRevealProps) {
  const { t } = useLingui();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<CopyOutcome | 'none'>('none');
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome('none'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const result = await copyText(secret);
    setOutcome(result);
    if (result === 'copied') return;
    input.current?.focus();
    input.current?.select();
  };
  const save = () => saveFile(new Blob([`${variable}=${secret}\n`], { type: 'text/plain' }), '.env');
  const isCopied = outcome === 'copied';

  return (
    <Root {...rest} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <TextField
        ref={input}
        label={t`Value of the key`}
        description={t`It is shown only this once. Store it where you keep secrets.`}
        errorMessage={
          outcome === 'refused'
            ? t`Your browser blocked copying. The value is selected: copy it with your keyboard.`
            : undefined
        }
        value={secret}
        isReadOnly
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <Inline gap="s">
        <Button variant="soft" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the value</Trans>}
        </Button>
        <Button variant="outline" icon={Download} onClick={save}>
          <Trans>Download .env</Trans>
        </Button>
        <Button onClick={onStored}>
          <Trans>I have stored it</Trans>
        </Button>
      </Inline>
    </Root>
  );
}
