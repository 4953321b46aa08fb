import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NumberField } from '../../forms/elements/number-input/NumberField.tsx';
import { Select } from '../../forms/elements/select/Select.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type Tone, tones } from '../../theme/tones.ts';
import { type Range, RangeSlider } from './RangeSlider.tsx';
import { Slider } from './Slider.tsx';

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };
/** Keeps the sign before its figures where nothing can stand around them: an option holds text alone. */
const leftToRight = '\u200e';

const celsius: Intl.NumberFormatOptions = { style: 'unit', unit: 'celsius' };

/** Sets two ends on an even scale, or on one with steps of its own. */
export function Values() {
  const { t } = useLingui();
  return (
    <Stack gap="xl">
      <RangeSlider
        label={t`Price of the trip`}
        min={2000}
        max={10_000}
        step={100}
        format={reais}
        defaultValue={[4000, 8000]}
      />
      <RangeSlider label={t`Data per day in MB`} stops={[0, 50, 100, 150, 500, 800, 1000]} defaultValue={[50, 500]} />
    </Stack>
  );
}

/** Compares the gestures of the rail. */
export function RailBehaviour() {
  const { t } = useLingui();
  return (
    <Grid gap="xxl">
      <RangeSlider
        label={t`Tap`}
        description={t`Press the track to move the nearer handle there.`}
        defaultValue={[20, 60]}
      />
      <RangeSlider
        label={t`Drag`}
        description={t`Drag the range between the handles; the track itself does nothing.`}
        behaviour="drag"
        defaultValue={[20, 60]}
      />
      <RangeSlider
        label={t`Fixed drag`}
        description={t`The handles keep their distance when one is dragged.`}
        behaviour="fixedDrag"
        defaultValue={[20, 60]}
      />
      <RangeSlider
        label={t`Combined`}
        description={t`Press the track, or drag the range between the handles.`}
        behaviour="tapAndDrag"
        defaultValue={[20, 60]}
      />
    </Grid>
  );
}

/** Shows the scale under the rail, and the value at the handle. */
export function ScaleAndTooltip() {
  const { t } = useLingui();
  return <Slider label={t`Share of the claim paid`} pips={10} tooltip="always" defaultValue={70} />;
}

const names: Record<Tone, MessageDescriptor> = {
  primary: msg`Primary`,
  secondary: msg`Secondary`,
  success: msg`Success`,
  danger: msg`Danger`,
  warning: msg`Warning`,
  info: msg`Info`,
  dark: msg`Dark`,
};

/** Takes a colour by meaning. */
export function SliderTones() {
  const { t } = useLingui();
  return (
    <Grid gap="xxl">
      {tones.map((tone) => (
        <RangeSlider key={tone} label={t(names[tone])} tone={tone} pips={20} tooltip="always" defaultValue={[20, 80]} />
      ))}
    </Grid>
  );
}

/** Lets the same range be typed and chosen, where it must be exact. */
export function WithInputs() {
  const { t } = useLingui();
  const [[coldest, warmest], setRange] = useState<Range>([-10, 25]);
  const degrees = Array.from({ length: 61 }, (_, index) => String(index - 20));
  return (
    <Stack>
      <RangeSlider
        label={t`Temperature at the destination`}
        min={-20}
        max={40}
        format={celsius}
        value={[coldest, warmest]}
        onChange={({ value }) => setRange(value)}
      />
      <Grid minCell="10rem">
        <Select
          label={t`Coldest`}
          options={degrees.map((value) => ({ value, label: leftToRight + value, isDisabled: Number(value) > warmest }))}
          value={String(coldest)}
          onChange={({ value }) => setRange([Number(value), warmest])}
        />
        <NumberField
          label={t`Warmest`}
          suffix="°C"
          min={coldest}
          max={40}
          value={warmest}
          onChange={({ value }) => setRange([coldest, value ?? coldest])}
        />
      </Grid>
    </Stack>
  );
}

/** Stands where up means more. */
export function Vertical() {
  const { t } = useLingui();
  return <Slider orientation="vertical" label={t`Announcement volume`} defaultValue={60} />;
}

/** Colours the part from the handle to the top, for what is still free. */
export function VerticalToTheTop() {
  const { t } = useLingui();
  return <Slider orientation="vertical" fill="toEnd" label={t`Seats taken`} defaultValue={40} />;
}

/** Says each value beside its handle, with one decimal. */
export function VerticalTooltips() {
  const { t } = useLingui();
  return (
    <RangeSlider
      orientation="vertical"
      label={t`Luggage in kg`}
      max={32}
      step={0.1}
      format={{ minimumFractionDigits: 1, maximumFractionDigits: 1 }}
      tooltip="always"
      defaultValue={[8, 23]}
    />
  );
}

/** Keeps two ends within a distance: here, no more than 40 apart. */
export function VerticalLimit() {
  const { t } = useLingui();
  return (
    <RangeSlider
      orientation="vertical"
      label={t`Insured ages`}
      behaviour="tapAndDrag"
      maxDistance={40}
      pips={20}
      defaultValue={[40, 60]}
    />
  );
}

/** Shows a value that cannot be changed now. */
export function DisabledSlider() {
  const { t } = useLingui();
  return (
    <RangeSlider
      isDisabled
      label={t`Price of the trip`}
      min={2000}
      max={10_000}
      format={reais}
      defaultValue={[4000, 8000]}
    />
  );
}
