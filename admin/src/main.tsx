import '@embarque/design-system/fonts.css';
import '@embarque/design-system/writing.css';
import '@embarque/design-system/splash.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createRouter } from './app/routes.tsx';
import { removeServiceWorkers } from './app/start/service-workers.ts';
import { startSession } from './app/start/start-session.ts';
import { refuseStrayFiles } from './app/start/stray-files.ts';

void removeServiceWorkers();
refuseStrayFiles(globalThis);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to mount the app in. Restore it in index.html.');
void start(root);

/** In several tasks, the last of them interruptible: between them the page can be drawn and used. */
async function start(root: Element) {
  await nextTask();
  const coming = createRouter();
  await nextTask();
  const session = startSession();
  const router = await coming;
  startTransition(() => createRoot(root).render(<App router={router} {...session} />));
}

function nextTask() {
  return new Promise<void>((resolve) => void setTimeout(resolve));
}
