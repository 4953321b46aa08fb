import { Toaster } from '@embarque/design-system';
import type { Decorator } from '@storybook/react-vite';
import { AppStateProvider } from '../../admin/src/app-state/AppStateProvider.tsx';
import { JournalRecorder } from '../../admin/src/outbox/react/JournalRecorder.tsx';
import { OutboxMessages } from '../../admin/src/outbox/react/messages/OutboxMessages.tsx';
import { OutboxProvider } from '../../admin/src/outbox/react/OutboxProvider.tsx';
import { PreferencesProvider } from '../../admin/src/preferences/PreferencesProvider.tsx';
import { SessionProvider } from '../../admin/src/session/SessionProvider.tsx';
import { loadFeature } from '../../admin/src/shell/outbox-features.ts';
import { StorageProvider } from '../../admin/src/storage/StorageProvider.tsx';
import type { StorySession } from './story-session/story-session.ts';

/** Puts a feature's story inside the session that its loader opened. The whole app brings all of this itself. */
export const withSession: Decorator = (Story, { loaded, parameters }) => {
  const story = loaded['story'] as StorySession | undefined;
  if (!story || parameters['routes']) return <Story />;
  return (
    <StorageProvider key={story.session.actor.sessionId} area={story.storage}>
      <PreferencesProvider>
        <AppStateProvider appState={story.appState}>
          <SessionProvider session={story.session} api={story.api}>
            <OutboxProvider loadFeature={loadFeature}>
              <Story />
              <JournalRecorder />
              <OutboxMessages />
            </OutboxProvider>
            <Toaster />
          </SessionProvider>
        </AppStateProvider>
      </PreferencesProvider>
    </StorageProvider>
  );
};
