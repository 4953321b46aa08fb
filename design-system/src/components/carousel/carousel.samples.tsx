import { useLingui } from '@lingui/react/macro';
import { type Destination, destinations, Postcard } from '../../widgets/postcard/Postcard.tsx';
import type { CarouselSlide } from './carousel.types.ts';

/** The names of the destinations. */
function useDestinationNames(): Record<Destination, string> {
  const { t } = useLingui();
  return {
    alps: t`The Alps`,
    cairo: t`Cairo`,
    lisbon: t`Lisbon`,
    maldives: t`The Maldives`,
    newYork: t`New York`,
    reykjavik: t`Reykjavík`,
    rio: t`Rio de Janeiro`,
    tokyo: t`Tokyo`,
  };
}

/** A slide with a postcard for each destination. */
export function usePostcards(shown: readonly Destination[] = destinations): (CarouselSlide & { label: string })[] {
  const names = useDestinationNames();
  return shown.map((id) => ({ id, label: names[id], content: <Postcard destination={id} /> }));
}
