import '@embarque/design-system/fonts.css';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from '../../../design-system/src/theme/appearance.ts';
// By its file, as the widgets below: the barrel would have the whole design system built once more.
import { DesignSystemRoot } from '../../../design-system/src/theme/provider/DesignSystemRoot.tsx';
import { readLink } from '../modes/choice.ts';
import { ModeMatrix } from './ModeMatrix.tsx';
import './matrix.css';

const link = readLink(location.search);

applyAppearance({
  skin: /(?:^|;)skin:dark(?:;|$)/.test(link.globals) ? 'dark' : 'light',
  direction: 'ltr',
  density: 'comfortable',
  motion: 'system',
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DesignSystemRoot>
      <ModeMatrix link={link} />
    </DesignSystemRoot>,
  );
}
