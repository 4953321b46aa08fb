import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const [isFarDown, setFarDown] = useState(false);

  // Only a scroll asks where the page stands: asked while the page is being built, it costs a layout of all that is there.
  useEffect(() => {
    const look = () => setFarDown(scrollY > farDown);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!isFarDown) return null;

  return (
    <ToTop>
      <IconButton
        icon={ArrowUp}
        label={t`Back to top`}
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
