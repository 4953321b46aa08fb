import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../components/description-list/CopyButton.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Code } from '../../ui-element/typography/Code.tsx';
import { CopyField } from './CopyField.tsx';

/** Edit the text, then copy it with the button. */
export function CopyToClipboard() {
  const { t } = useLingui();
  return <CopyField label={t`Link for the traveller`} defaultValue="https://embarque.example/p/EM-2041-77" />;
}

/** The button alone, beside a text on the page. */
export function CopyButtonAlone() {
  const { t } = useLingui();
  return (
    <Inline>
      <span>
        <Trans>
          Policy <Code>EM-2041-77</Code>
        </Trans>
      </span>
      <CopyButton text="EM-2041-77" label={t`Copy the policy number`} />
    </Inline>
  );
}
