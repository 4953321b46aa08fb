import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Destination } from '../../widgets/postcard/Postcard.tsx';
import { Alert } from '../alerts/Alert.tsx';
import { Kbd } from '../../ui-element/typography/Kbd.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { usePostcards } from './carousel.samples.tsx';

const shown: Destination[] = ['lisbon', 'rio', 'tokyo'];

function Destinations(props: Partial<CarouselProps>) {
  const { t } = useLingui();
  return (
    <Carousel label={t`Destinations`} slides={usePostcards(shown)} style={{ maxInlineSize: '40rem' }} {...props} />
  );
}

/** Buttons on either side and a dot for each slide. The parent controls the current slide. */
export function Basic() {
  const [selected, setSelected] = useState('lisbon');
  return <Destinations isEndless selected={selected} onSelect={(change) => setSelected(change.selected)} />;
}

/** A caption at the bottom of each picture. */
export function WithCaptions() {
  const { t, i18n } = useLingui();
  const slides = usePostcards(shown).map((slide) => ({
    ...slide,
    caption: (
      <>
        <strong>{slide.label}</strong>
        <p>{i18n._(plans[slide.id] ?? msg`eSIM`)}</p>
      </>
    ),
  }));
  return <Carousel label={t`Best sellers`} slides={slides} isEndless style={{ maxInlineSize: '40rem' }} />;
}

/** Keeps its own state and starts at the second slide. */
export const Uncontrolled = () => <Destinations defaultSelected="rio" />;

/** The next slide comes after half a second; the usual stay is five. */
export const WithInterval = () => <Destinations isEndless advance="auto" interval={500} />;

/** Arrow keys, Home and End work wherever the focus is in it. */
export const WithKeyboard = () => (
  <Stack gap="m">
    <p>
      <Trans>
        Put the focus on a button, then press <Kbd>←</Kbd> or <Kbd>→</Kbd>.
      </Trans>
    </p>
    <Destinations />
  </Stack>
);

/** Slides that come by themselves wait while the pointer rests on them. */
export const PausesOnHover = () => (
  <Stack>
    <Alert tone="info">
      <Trans>Carousels do not nest: a slide is no place for another carousel.</Trans>
    </Alert>
    <Destinations isEndless advance="auto" />
  </Stack>
);

const plans: Record<string, MessageDescriptor> = {
  lisbon: msg`eSIM Europe, 10 GB for 30 days`,
  rio: msg`Insurance from US$ 4 a day`,
  tokyo: msg`eSIM Japan, 5 GB for 15 days`,
};
