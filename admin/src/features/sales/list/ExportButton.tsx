import { Button, type ButtonProps } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';

/** The button that takes the list along as a file. */
export function ExportButton(props: ButtonProps) {
  return (
    <Button {...props} size="small" variant="outline" tone="secondary" icon={Download}>
      <Trans>Export</Trans>
    </Button>
  );
}
