import { useLingui } from '@lingui/react/macro';
import { Carousel, type CarouselProps } from '../../components/carousel/Carousel.tsx';
import { usePostcards } from '../../components/carousel/carousel.samples.tsx';
import type { Destination } from '../../widgets/postcard/Postcard.tsx';

export interface DestinationsProps extends Partial<CarouselProps> {
  /** Its name among the examples. */
  name?: keyof ReturnType<typeof useNames>;
  /** The destinations to show instead of all. */
  only?: Destination[];
}

/** No two on the page share a name, so that a list of landmarks tells them apart. */
function useNames() {
  const { t } = useLingui();
  return {
    plain: t`Destinations`,
    arrows: t`Destinations with arrows`,
    dots: t`Destinations with dots`,
    progress: t`Destinations with a progress bar`,
    three: t`Three destinations at once`,
    rows: t`Destinations in two rows`,
    fade: t`Destinations that fade`,
    cube: t`Destinations on a cube`,
    coverflow: t`Destinations in a cover flow`,
    autoplay: t`Destinations that advance`,
    lazy: t`Destinations loaded on sight`,
    responsive: t`As many destinations as fit`,
    large: t`Large pictures`,
    small: t`All pictures`,
  };
}

/** Postcards of destinations to swipe through. */
export function Destinations({ only, name = 'plain', ...rest }: DestinationsProps) {
  const names = useNames();
  return (
    <Carousel
      label={names[name]}
      slides={usePostcards(only)}
      hasArrows={false}
      pagination="none"
      style={{ maxInlineSize: rest.perView === undefined || rest.perView === 1 ? '40rem' : undefined }}
      {...rest}
    />
  );
}
