import { OnDemand } from '@embarque/design-system';
import type { EditorPanel, EditorPartProps } from '../editor.types.ts';

const loadPreview = () => import('./PreviewPanel.tsx');

interface EditorPanelsProps extends EditorPartProps {
  panel: EditorPanel | undefined;
  closePanel: () => void;
}

/** The panel that is open over the editor. */
export function EditorPanels({ actor, panel, closePanel }: EditorPanelsProps) {
  if (panel !== 'preview') return null;
  return (
    <OnDemand load={loadPreview} onMissing={closePanel}>
      {({ PreviewPanel }) => <PreviewPanel actor={actor} onClose={closePanel} />}
    </OnDemand>
  );
}
