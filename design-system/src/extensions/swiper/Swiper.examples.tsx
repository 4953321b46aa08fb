import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, CreditCard, Luggage, type LucideIcon, ShieldCheck, Wifi } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { Carousel, type CarouselProps } from '../../components/carousel/Carousel.tsx';
import { usePostcards } from '../../components/carousel/carousel.samples.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../../theme/theme.ts';
import { Destinations } from './swiper.samples.tsx';

/** Swiped by finger or mouse, or moved with the arrow keys. */
export const Default = () => <Destinations />;

/** Buttons for people who don't swipe. */
export const Navigation = () => <Destinations name="arrows" hasArrows />;

/** Dots that lead to their slides. */
export const Pagination = () => <Destinations name="dots" pagination="dots" />;

/** A bar that grows, for more slides than dots could tell apart. */
export const ProgressBar = () => <Destinations name="progress" hasArrows pagination="progress" />;

/** Three slides beside each other. */
export const ThreePerView = () => <Destinations name="three" perView={3} gap="m" pagination="dots" hasArrows />;

/** Two rows of three. */
export const TwoRows = () => <Destinations name="rows" perView={3} rows={2} gap="m" pagination="dots" hasArrows />;

/** Slides fade into each other. */
export const FadeEffect = () => <Destinations name="fade" effect="fade" hasArrows pagination="dots" isEndless />;

/** Slides are the sides of a cube. */
export const CubeEffect = () => (
  <Destinations
    name="cube"
    effect="cube"
    hasArrows
    pagination="dots"
    style={{ maxInlineSize: '28rem', marginInline: 'auto' }}
  />
);

/** The centre slide faces forward; the others are turned. */
export const CoverflowEffect = () => (
  <Destinations
    name="coverflow"
    effect="coverflow"
    perView={{ 0: 1.4, 768: 2.6 }}
    defaultSelected="maldives"
    hasArrows
    pagination="dots"
    isPressable
  />
);

/** The next slide comes after two and a half seconds, also after a swipe. */
export const Autoplay = () => (
  <Destinations name="autoplay" advance="auto" interval={2500} isEndless hasArrows pagination="dots" />
);

/** Small pictures of all slides, four beside each other, lead to the large ones. */
export function Gallery() {
  const { t } = useLingui();
  const postcards = usePostcards();
  const [selected, setSelected] = useState('alps');
  const thumbnails = postcards.map(({ id, label, content }) => ({
    id,
    label,
    content: (
      <Thumbnail
        type="button"
        aria-label={t`Show ${label}`}
        aria-current={id === selected || undefined}
        onClick={() => setSelected(id)}
      >
        {content}
      </Thumbnail>
    ),
  }));
  return (
    <Stack gap="m" style={{ maxInlineSize: '40rem' }}>
      <Destinations name="large" selected={selected} onSelect={(change) => setSelected(change.selected)} hasArrows />
      <Destinations name="small" slides={thumbnails} selected={selected} perView={4} gap="m" hasArrows={false} />
    </Stack>
  );
}

/** Pictures are made when they first come into sight; until then, a skeleton stands in their place. */
export const LazyLoading = () => <Destinations name="lazy" mounts="seen" hasArrows pagination="dots" />;

/** As many slides side by side as fit. */
export const Responsive = () => (
  <Destinations name="responsive" perView={{ 320: 1, 640: 2, 768: 3, 1024: 4 }} gap="m" hasArrows pagination="dots" />
);

/** Only the visible slides and their neighbours are rendered. */
export function Virtual() {
  const { t } = useLingui();
  const [count, setCount] = useState(10);
  const appending = useRef<HTMLButtonElement>(null);
  const removeAll = () => {
    // The button that was pressed cannot keep focus: there is nothing more to remove.
    appending.current?.focus();
    setCount(0);
  };
  const slides = Array.from({ length: count }, (_, index) => ({
    id: `trip-${index + 1}`,
    content: <Card>{t`Trip ${index + 1}`}</Card>,
  }));
  return (
    <Stack>
      {count === 0 ? (
        <Card>
          <Trans>No trips</Trans>
        </Card>
      ) : (
        <Carousel
          label={t`Trips`}
          slides={slides}
          mounts="near"
          perView={{ 0: 1, 640: 3 }}
          gap="m"
          pagination="progress"
        />
      )}
      <Inline distribute="center">
        <Button ref={appending} variant="outline" onClick={() => setCount(count + 1)}>
          <Trans>Append slide</Trans>
        </Button>
        <Button variant="outline" tone="danger" isDisabled={count === 0} onClick={removeAll}>
          <Trans>Remove all</Trans>
        </Button>
        <span>
          <Plural value={count} one="# slide" other="# slides" />
        </span>
      </Inline>
    </Stack>
  );
}

/** Slides of different widths; a click centres one. */
export const CentredSlides = () => <Topics variant="tile" />;

/** Lines instead of tiles, beginning in the middle. */
export const CentredLines = () => <Topics variant="line" defaultSelected="esim" />;

function Topics({ variant, ...rest }: Partial<CarouselProps> & { variant: 'tile' | 'line' }) {
  const { t } = useLingui();
  const topics: [id: string, label: string, icon: LucideIcon][] = [
    ['cover', t`What is covered`, ShieldCheck],
    ['luggage', t`Lost luggage`, Luggage],
    ['esim', t`eSIM and data`, Wifi],
    ['payment', t`Payment and refunds`, CreditCard],
    ['help', t`Help on the way`, CircleHelp],
  ];
  const slides = topics.map(([id, label, icon]) => ({
    id,
    label,
    content: (
      <Topic $variant={variant}>
        <Icon icon={icon} size="menu" />
        {label}
      </Topic>
    ),
  }));
  return (
    <Carousel
      label={variant === 'tile' ? t`Topics` : t`Topics in lines`}
      slides={slides}
      perView="auto"
      align="center"
      gap="m"
      isPressable
      hasArrows={false}
      {...rest}
    />
  );
}

const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  overflow: clip;
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  cursor: pointer;

  > svg {
    opacity: 0.55;
    transition: opacity ${theme.duration.fast};
  }
  &:hover > svg,
  &[aria-current] > svg {
    opacity: 1;
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 3px ${theme.color.primary};

    > svg {
      padding: 5px;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Card = styled.div`
  display: grid;
  place-items: center;
  block-size: 10rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
`;

const Topic = styled.div<{ $variant: 'tile' | 'line' }>`
  display: flex;
  flex-direction: ${({ $variant }) => ($variant === 'tile' ? 'column' : 'row')};
  align-items: center;
  gap: ${theme.space.m};
  padding-block: ${({ $variant }) => ($variant === 'tile' ? theme.space.xl : theme.space.m)};
  padding-inline: ${theme.space.xl};
  border: 1px solid ${theme.color.border};
  border-radius: inherit;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
`;
