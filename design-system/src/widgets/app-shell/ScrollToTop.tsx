import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { prefersStillness } from '../../theme/appearance.ts';
import { ToTop } from './AppShell.styles.ts';

interface ScrollToTopProps {
  /** Called when somebody goes to the top, before the button goes away; the place to take its focus over. */
  onGo: () => void;
}

const farDown = 300;

/** Leads back to the top of a long page. */
export function ScrollToTop({ onGo }: ScrollToTopProps) {
  const { t } = useLingui();
  const isFarDown = useSyncExternalStore(onScroll, () => scrollY > farDown);
  if (!isFarDown) return null;

  return (
    <ToTop>
      <IconButton
        icon={ArrowUp}
        label={t`Back to the top`}
        tone="primary"
        variant="solid"
        onClick={() => {
          onGo();
          scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        }}
      />
    </ToTop>
  );
}

function onScroll(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
