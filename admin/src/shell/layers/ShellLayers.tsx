import { OnDemand } from '@embarque/design-system';
import { loadTexts } from '../../i18n/i18n.ts';
import { useShellLayer } from './ShellLayerProvider.tsx';

async function loadShortcutSheet() {
  const [{ ShortcutSheet }, { loadAllShortcuts }] = await Promise.all([
    import('../ShortcutSheet.tsx'),
    import('../all-shortcuts.ts'),
  ]);
  return { ShortcutSheet, groups: await loadAllShortcuts() };
}

/** The dialog names roles and people, whose texts are not the app's own. */
async function loadViewAs() {
  const [{ ViewAsDialog }] = await Promise.all([
    import('../view-as/ViewAsDialog.tsx'),
    loadTexts('access', 'deferred', 'kit'),
  ]);
  return { ViewAsDialog };
}

async function loadJournal() {
  const [{ JournalPanel }] = await Promise.all([import('../journal/JournalPanel.tsx'), loadTexts('journal')]);
  return { JournalPanel };
}

async function loadResetDialog() {
  const [{ ResetDemoDialog }] = await Promise.all([import('../navbar/ResetDemoDialog.tsx'), loadTexts('deferred')]);
  return { ResetDemoDialog };
}

/** The layers whose code loads when they are opened. */
export function ShellLayers() {
  const { layer, close: closeLayer } = useShellLayer();
  if (layer === null) return null;
  const close = () => closeLayer(layer);
  switch (layer) {
    case 'journal':
      return (
        <OnDemand load={loadJournal} onMissing={close}>
          {({ JournalPanel }) => <JournalPanel onClose={close} />}
        </OnDemand>
      );
    case 'view as':
      return (
        <OnDemand load={loadViewAs} onMissing={close}>
          {({ ViewAsDialog }) => <ViewAsDialog onClose={close} />}
        </OnDemand>
      );
    case 'shortcuts':
      return (
        <OnDemand load={loadShortcutSheet} onMissing={close}>
          {({ ShortcutSheet, groups }) => <ShortcutSheet groups={groups} onClose={close} />}
        </OnDemand>
      );
    case 'reset':
      return (
        <OnDemand load={loadResetDialog} onMissing={close}>
          {({ ResetDemoDialog }) => <ResetDemoDialog onClose={close} />}
        </OnDemand>
      );
    case 'search':
    case 'bookmarks':
      return null;
  }
}
