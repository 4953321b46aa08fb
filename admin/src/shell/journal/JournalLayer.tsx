import { OnDemand } from '@embarque/design-system';
import { loadTexts } from '../../i18n/i18n.ts';

async function loadJournal() {
  const [{ JournalPanel }] = await Promise.all([import('./JournalPanel.tsx'), loadTexts('journal')]);
  return { JournalPanel };
}

/** The panel "Your changes", whose code loads when it is opened. */
export function JournalLayer({ onClose }: { onClose: () => void }) {
  return (
    <OnDemand load={loadJournal} onMissing={onClose}>
      {({ JournalPanel }) => <JournalPanel onClose={onClose} />}
    </OnDemand>
  );
}
