import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { PANEL } from '../recording/protocol.ts';

/** Shows the page and its machine side by side, and hides the rest; a second press brings it back. */
export function DemoView() {
  const api = useStorybookApi();
  const { layout } = useStorybookState();
  const isDemo = layout.panelPosition === 'right' && layout.navSize === 0;

  function enter() {
    api.setSelectedPanel(PANEL);
    api.toggleNav(false);
    api.togglePanel(true);
    api.togglePanelPosition('right');
    api.setSizes({ rightPanelWidth: Math.round(window.innerWidth / 2) });
  }

  function leave() {
    api.toggleNav(true);
    api.togglePanelPosition('bottom');
  }

  return (
    <Button variant="ghost" ariaLabel={false} active={isDemo} aria-pressed={isDemo} onClick={isDemo ? leave : enter}>
      Demo view
    </Button>
  );
}
