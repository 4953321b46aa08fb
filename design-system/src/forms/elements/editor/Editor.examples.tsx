import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { Editor } from './Editor.tsx';

/** Keeps its own value and reports every change. */
export function Uncontrolled() {
  const { t } = useLingui();
  const title = t`Before you fly`;
  const text = t`Install the eSIM at home, on Wi-Fi.`;
  return <Editor label={t`Message to the traveller`} defaultValue={`<h2>${title}</h2><p>${text}</p>`} />;
}

/** Shows the value its parent sets, which may differ from what was typed. */
export function Controlled() {
  const { t } = useLingui();
  const first = `<p>${t`Your policy is attached.`}</p>`;
  const [html, setHtml] = useState(first);
  return (
    <Stack align="start">
      <Editor
        label={t`Cover letter`}
        style={{ inlineSize: '100%' }}
        value={html}
        onChange={(change) => setHtml(change.html)}
      />
      <Button variant="outline" tone="secondary" onClick={() => setHtml(first)}>
        {t`Start over`}
      </Button>
    </Stack>
  );
}
