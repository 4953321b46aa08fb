import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../components/alerts/Alert.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { CopyButton } from '../../../components/description-list/CopyButton.tsx';
import { Checkbox } from '../../../forms/elements/checkbox/Checkbox.tsx';
import { FormActions } from '../../../forms/layout/form-layout/Form.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Inline } from '../../../page-layout/primitives/Inline.tsx';
import { Body, Code, Codes } from '../TwoStep.styles.ts';
import type { TwoStepDialogProps } from '../two-step.types.ts';
import { useStepForm } from './useStepForm.ts';

export type RecoveryStepProps = Pick<TwoStepDialogProps, 'recoveryCodes' | 'onKept'>;

/** Shows the recovery codes, this once. */
export function RecoveryStep({ recoveryCodes = [], onKept }: RecoveryStepProps) {
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const text = recoveryCodes.join('\n');
  const submit = () => {
    setMissing(!isKept);
    if (isKept) onKept();
  };
  return (
    <Body {...useStepForm(submit)}>
      <Alert tone="success" announced="politely">
        <Trans>Two-step verification is on.</Trans>
      </Alert>
      <p>
        <Trans>Without your phone, one of these codes signs you in. Each works once. They are not shown again.</Trans>
      </p>
      <Codes aria-label={t`Recovery codes`}>
        {recoveryCodes.map((code) => (
          <Code key={code} dir="ltr">
            {code}
          </Code>
        ))}
      </Codes>
      <Inline>
        <CopyButton text={text} label={t`Copy the recovery codes`} />
        <Button
          size="small"
          variant="soft"
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <Trans context="file">Download</Trans>
        </Button>
      </Inline>
      <Checkbox
        checked={isKept}
        onChange={({ target }) => {
          setKept(target.checked);
          setMissing(false);
        }}
        errorMessage={isMissing ? t`Keep the codes first: they are not shown again.` : undefined}
      >
        <Trans>I have kept the codes</Trans>
      </Checkbox>
      <FormActions>
        <Button type="submit">
          <Trans context="finish">Done</Trans>
        </Button>
      </FormActions>
    </Body>
  );
}
