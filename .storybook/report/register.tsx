import '../statechart/panel/manager-react.ts';
import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { copyText, type CopyOutcome } from '../../design-system/src/lib/copy-text.ts';
import { folderLabel, storyLabel } from '../appearance/labels.ts';
import { reportText } from './report-text.ts';

const ADDON = 'embarque/report';
const SHOWN_MS = 3000;

const labels: Record<CopyOutcome | 'none', string> = {
  none: 'Report a problem',
  copied: 'Report copied',
  refused: 'Copying is blocked',
};

addons.register(ADDON, () => {
  addons.add(`${ADDON}/button`, {
    type: types.TOOL,
    title: 'Report a problem',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <Report />,
  });
});

/** Copies a report with the story, the settings and the window, to paste wherever problems are collected. */
function Report() {
  const api = useStorybookApi();
  const [outcome, setOutcome] = useState<CopyOutcome | 'none'>('none');

  async function copy() {
    const story = api.getCurrentStoryData();
    const window = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow;
    setOutcome(
      await copyText(
        reportText({
          name: [folderLabel(story.title.split('/').at(-1) ?? ''), ...namesOf(story)].join(' / '),
          url: location.href,
          globals: api.getGlobals(),
          size: { width: window?.innerWidth ?? innerWidth, height: window?.innerHeight ?? innerHeight },
          browser: navigator.userAgent,
        }),
      ),
    );
    setTimeout(() => setOutcome('none'), SHOWN_MS);
  }

  return (
    <Button variant="ghost" ariaLabel={false} onClick={() => void copy()}>
      <span aria-live="polite">{labels[outcome]}</span>
    </Button>
  );
}

/** A page of documentation has no story. */
const namesOf = ({ type, name }: { type: string; name: string }) => (type === 'docs' ? [] : [storyLabel(name)]);
