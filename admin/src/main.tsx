import '@embarque/design-system/fonts.css';
import '@embarque/design-system/writing.css';
import '@embarque/design-system/splash.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createRouter } from './app/routes.tsx';
import { removeServiceWorkers } from './app/service-workers.ts';
import { startSession } from './app/start-session.ts';

void removeServiceWorkers();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to mount the app in. Restore it in index.html.');
createRoot(root).render(<App router={createRouter()} {...startSession()} />);
