import { createRoot } from 'react-dom/client';

// The least that any React page costs: what all figures of the app are held against.
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello</h1>);
