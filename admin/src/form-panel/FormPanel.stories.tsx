import { Select, TextField } from '@embarque/design-system';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { HttpError } from '../http/http.error.ts';
import { FormPanel } from './FormPanel.tsx';
import { useFormPanel } from './useFormPanel.ts';

interface TripValues {
  place: string | null;
  name: string;
}

interface TripPanelProps {
  save: (trip: TripValues) => Promise<void>;
  onClose: () => void;
}

const rules = v.object({
  place: v.pipe(v.nullable(v.string()), v.string('Choose a place.')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.')),
});

function TripPanel({ save, onClose }: TripPanelProps) {
  const form = useForm<TripValues>({
    defaultValues: { place: null, name: '' },
    resolver: standardSchemaResolver(rules),
  });
  const { errors } = form.formState;
  const panel = useFormPanel({ form, fields: ['name', 'place'], save, onSaved: onClose });
  return (
    <FormPanel
      panel={panel}
      title="New trip"
      submitLabel="Add trip"
      unsaved="The details you entered for this trip will be lost."
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="place"
        render={({ field: { onChange, ...field } }) => (
          <Select
            {...field}
            label="Place"
            options={[{ value: 'lisbon', label: 'Lisbon' }]}
            onChange={({ value }) => onChange(value)}
            errorMessage={errors.place?.message}
          />
        )}
      />
      <TextField {...form.register('name')} label="Name" errorMessage={errors.name?.message} />
    </FormPanel>
  );
}

const meta = {
  component: TripPanel,
  tags: ['!autodocs'],
  args: { save: fn<TripPanelProps['save']>(() => Promise.resolve()), onClose: fn() },
  parameters: { route: '/sales' },
} satisfies Meta<typeof TripPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const panel = () => within(screen.getByRole('dialog', { name: 'New trip' }));
const submit = (userEvent: User) => userEvent.click(panel().getByRole('button', { name: 'Add trip' }));

async function fillIn(userEvent: User) {
  await userEvent.selectOptions(panel().getByRole('combobox', { name: 'Place' }), 'Lisbon');
  await userEvent.type(panel().getByRole('textbox', { name: 'Name' }), 'Tram 28');
}

export const FocusesTheFirstMistake: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await submit(userEvent);

    await waitFor(() => expect(panel().getByRole('combobox', { name: 'Place' })).toHaveFocus());
    await expect(panel().getByText('Enter a name.')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const TheFirstMistakeKeepsFocusOnABusyMachine: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const timers = lateTimers();
    await submit(userEvent);

    await waitFor(() => expect(panel().getByText('Enter a name.')).toBeVisible());
    await waitFor(() => expect(timers.waiting()).toBe(0));
    await waitFor(() => expect(panel().getByRole('combobox', { name: 'Place' })).toHaveFocus());
  },
};

/** Timers without a delay come some frames late, as on a busy machine. */
function lateTimers() {
  const setTimer = window.setTimeout.bind(window);
  let waiting = 0;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== undefined) return setTimer(run, delay);
    waiting += 1;
    return setTimer(() => {
      run();
      waiting -= 1;
    }, 100);
  }) as typeof window.setTimeout);
  return { waiting: () => waiting };
}

export const ShowsMessagesOfTheServerAtTheirFields: Story = {
  args: {
    save: fn<TripPanelProps['save']>(() =>
      Promise.reject(
        new HttpError('status', 'trips', {
          status: 422,
          notifications: [
            { property: 'name', message: 'Another trip has this name.' },
            { property: 'season', message: 'The season is over.' },
          ],
        }),
      ),
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await fillIn(userEvent);
    await submit(userEvent);

    const name = panel().getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Another trip has this name.');
    await expect(name).toHaveValue('Tram 28');
    await expect(panel().getByRole('alert')).toHaveTextContent('The season is over.');
    await expect(panel().getByRole('alert')).not.toHaveTextContent('Another trip');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ClosesOnceItIsSaved: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await fillIn(userEvent);
    await submit(userEvent);

    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.save).toHaveBeenCalledWith({ place: 'lisbon', name: 'Tram 28' });
  },
};
