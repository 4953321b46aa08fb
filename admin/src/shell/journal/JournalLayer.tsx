import { OnDemand } from '@embarque/design-system';

const loadJournal = () => import('./JournalPanel.tsx');

/** The panel "Your changes", whose code loads when it is opened. */
export function JournalLayer({ onClose }: { onClose: () => void }) {
  return (
    <OnDemand load={loadJournal} onMissing={onClose}>
      {({ JournalPanel }) => <JournalPanel onClose={onClose} />}
    </OnDemand>
  );
}
