import '@embarque/design-system/styles.css';
import { applyAppearance, DesignSystemProvider } from '@embarque/design-system';
import { de } from '@embarque/design-system/locales/de';
import { fr } from '@embarque/design-system/locales/fr';
import { ptBR } from '@embarque/design-system/locales/pt-BR';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const locales = { de, fr, 'pt-BR': ptBR };
const search = new URLSearchParams(location.search);
const locale = Object.entries(locales).find(([name]) => name === search.get('locale'))?.[1];
const direction = search.get('direction') === 'rtl' ? 'rtl' : 'ltr';
applyAppearance({ skin: search.get('skin') === 'dark' ? 'dark' : 'light', direction });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element to render into.');
createRoot(root).render(
  <DesignSystemProvider locale={locale} direction={direction}>
    <App />
  </DesignSystemProvider>,
);
