import { useLingui } from '@lingui/react/macro';
import { CodeBlock } from './CodeBlock.tsx';

const source = `import { Button } from '@embarque/design-system';

/** Issues the policy that the traveller paid for. */
export function IssueButton({ policy, onIssue }: IssueButtonProps) {
  const isPaid = policy.amountDue === 0;
  return (
    <Button tone="primary" isBusy={policy.isIssuing} onClick={() => onIssue({ policy })}>
      {isPaid ? \`Issue \${policy.number}\` : 'Wait for the payment'}
    </Button>
  );
}`;

/** For source code to read and copy. */
export function Component() {
  const { t } = useLingui();
  return <CodeBlock code={source} label={t`The issue button`} />;
}
