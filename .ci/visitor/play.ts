interface Channel {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { type: string; status: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

/**
 * Shows a story and waits for the end of its play. Runs in the page, and so takes nothing from this file. Where the page is that
 * of Storybook, with its sidebar and panel, it asks as a link in a story does.
 *
 * @returns what Storybook marks as failed
 */
export function play(storyId: string): Promise<string[]> {
  const channelOf = (of: unknown) => (of as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const channel = channelOf(globalThis);
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  return new Promise((resolve) => {
    const failed = new Set<string>();
    const fail = (payload: unknown) => {
      const { message, description } = Object(payload) as { message?: string; description?: string };
      failed.add(message ?? description ?? JSON.stringify(payload));
    };
    const end = () => {
      clearTimeout(limit);
      for (const failure of failures) channel.off(failure, fail);
      channel.off('storyFinished', finish);
      resolve([...failed]);
    };
    const finish = ({ storyId: finished, status, reporters }: Finished) => {
      if (finished !== storyId) return;
      for (const { type, status: report, result } of reporters) {
        if (report !== 'failed') continue;
        const places = result?.violations?.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
        failed.add(`${type}: ${places?.join('\n') ?? 'failed'}`);
      }
      if (status === 'error' && failed.size === 0) failed.add('The story ended with an error.');
      end();
    };
    const limit = setTimeout(() => {
      failed.add('The story did not end within a minute.');
      end();
    }, 60_000);
    for (const failure of failures) channel.on(failure, fail);
    channel.on('storyFinished', finish);
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    const shown = new URLSearchParams(location.search);
    // The story that is shown already is played again.
    if (shown.get('id') === storyId || shown.get('path') === `/story/${storyId}`)
      channelOf(frame?.contentWindow ?? globalThis).emit('forceRemount', { storyId });
    else if (frame) channelOf(frame.contentWindow).emit('selectStory', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
