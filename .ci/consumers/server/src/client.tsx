import '@embarque/design-system/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The server sent no element to take over.');
// React's own report of a difference is a warning of its development build, which the page is made with.
hydrateRoot(root, <App />);
