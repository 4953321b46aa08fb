import '../statechart/panel/manager-react.ts';
import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { CHOSEN, LINK_PARAMETERS, MATRIX_PAGE, MATRIX_VIEW, storyOfMatrix } from './modes/matrix.link.ts';

const ADDON = 'embarque/mode-matrix';

addons.register(ADDON, (api) => {
  addons.add(`${ADDON}/button`, {
    type: types.TOOL,
    title: 'All modes',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => <AllModes />,
  });
  addons.add(ADDON, {
    type: types.experimental_PAGE,
    title: 'All modes',
    url: `/${MATRIX_VIEW}/`,
    render: () => <Matrix />,
  });
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data?.type === CHOSEN) {
      api.applyQueryParams({ only: data.only, size: data.size }, { replace: true });
    }
  });
});

function AllModes() {
  const api = useStorybookApi();
  const { storyId, index } = useStorybookState();
  const shown = storyOfMatrix(index ?? {}, storyId);
  if (shown === null) return null;
  return (
    <Button
      variant="ghost"
      ariaLabel={false}
      onClick={() => api.navigateUrl(api.getStoryHrefs(shown, { viewMode: MATRIX_VIEW }).managerHref, { plain: true })}
    >
      All modes
    </Button>
  );
}

/** The page of the matrix, whose address says what this one says. */
function Matrix() {
  const { viewMode, storyId } = useStorybookState();
  return viewMode === MATRIX_VIEW && storyId ? <MatrixFrame key={storyId} storyId={storyId} /> : null;
}

/** On a phone the manager gives a page no height of its own; below it stands a bar of 40 px. */
const frameStyle = { border: 0, inlineSize: '100%', blockSize: '100%', minBlockSize: 'calc(100dvh - 40px)' };

function MatrixFrame({ storyId }: { storyId: string }) {
  const api = useStorybookApi();
  // The page itself knows what is chosen there later.
  const [address] = useState(() => {
    const parameters = new URLSearchParams({ id: storyId });
    for (const name of ['globals', ...LINK_PARAMETERS]) {
      const value = api.getQueryParam(name);
      if (value) parameters.set(name, value);
    }
    return `${MATRIX_PAGE}?${parameters}`;
  });
  return <iframe title="All modes" src={address} style={frameStyle} />;
}
