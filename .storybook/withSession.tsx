import type { Decorator } from '@storybook/react-vite';
import { AppStateProvider } from '../admin/src/app-state/AppStateProvider.tsx';
import { SessionProvider } from '../admin/src/session/SessionProvider.tsx';
import type { StorySession } from './story-session.ts';

/** Puts a feature's story inside the session that its loader opened. */
export const withSession: Decorator = (Story, { loaded }) => {
  const story = loaded['story'] as StorySession | undefined;
  if (!story) return <Story />;
  return (
    <AppStateProvider appState={story.appState}>
      <SessionProvider session={story.session} api={story.api}>
        <Story />
      </SessionProvider>
    </AppStateProvider>
  );
};
