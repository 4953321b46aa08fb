import { Trans } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Code } from './Code.tsx';
import { Kbd } from './Kbd.tsx';

export const InText = () => (
  <Stack>
    <p>
      <Trans>
        The policy <Code>EM-2041-77</Code> has been issued.
      </Trans>
    </p>
    <p>
      <Trans>
        Press <Kbd>⌘K</Kbd> to search, <Kbd>Esc</Kbd> to close.
      </Trans>
    </p>
  </Stack>
);
