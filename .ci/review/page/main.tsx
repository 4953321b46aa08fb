import '@embarque/design-system/fonts.css';
import { createRoot } from 'react-dom/client';
// By its file, as the widgets below: the barrel would have the whole design system built once more.
import { DesignSystemRoot } from '../../../design-system/src/theme/provider/DesignSystemRoot.tsx';
import type { Review } from '../review.types.ts';
import { ReviewPage } from './ReviewPage.tsx';
import './review.css';

const { REVIEW } = globalThis as typeof globalThis & { REVIEW: Review };

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DesignSystemRoot>
      <ReviewPage review={REVIEW} />
    </DesignSystemRoot>,
  );
}
