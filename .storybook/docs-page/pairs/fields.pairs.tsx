import { Checkbox, ComboBox, DatePicker, RadioGroup, Select, Stack, Switch, TextField } from '@embarque/design-system';
import type { LivePairs } from './pairs.types.ts';

const kinds = [
  { value: 'insurance', label: 'Travel insurance' },
  { value: 'esim', label: 'eSIM' },
];
const airports = [
  { value: 'GRU', label: 'São Paulo, Guarulhos' },
  { value: 'GIG', label: 'Rio de Janeiro, Galeão' },
  { value: 'LIS', label: 'Lisbon' },
];

export const pairsOfFields: LivePairs = {
  TextField: {
    good: {
      example: <TextField label="Passport" errorMessage="Enter two letters and six digits, such as AB123456." />,
      why: 'The error says what to enter.',
    },
    bad: {
      example: <TextField label="Passport" labelVisibility="hidden" placeholder="Passport" errorMessage="Invalid!" />,
      why: 'The placeholder goes with the first letter, and the error helps nobody.',
    },
  },
  Select: {
    good: {
      example: <Select label="Kind" options={kinds} defaultValue="insurance" />,
      why: 'Few known values, the usual one chosen already.',
    },
    bad: {
      example: <Select label="Please select one of the following options" options={kinds} placeholder="-- Select --" />,
      why: 'A label names the value; it gives no order.',
    },
  },
  ComboBox: {
    good: {
      example: <ComboBox label="Airport" options={airports} description="City, name or code" />,
      why: 'Many values, found by typing; the help says what can be typed.',
    },
    bad: {
      example: <ComboBox label="Kind" options={kinds} />,
      why: 'Two values need no search. Use radio buttons.',
    },
  },
  Checkbox: {
    good: { example: <Checkbox>Send the policy by email</Checkbox>, why: 'Ticked means yes.' },
    bad: { example: <Checkbox>Do not send the policy by email</Checkbox>, why: 'Ticked means no: that is read wrong.' },
  },
  RadioGroup: {
    good: {
      example: (
        <RadioGroup
          label="Seat"
          defaultValue="window"
          options={[
            { value: 'window', label: 'Window' },
            { value: 'aisle', label: 'Aisle' },
          ]}
        />
      ),
      why: 'A few values, all in sight, one of them chosen.',
    },
    bad: {
      example: <RadioGroup label="Insurance" options={[{ value: 'yes', label: 'Yes' }]} />,
      why: 'One radio button can never be cleared. Use a checkbox.',
    },
  },
  Switch: {
    good: { example: <Switch defaultChecked>Roaming alerts</Switch>, why: 'Names the thing; it applies at once.' },
    bad: { example: <Switch>Turn on roaming alerts?</Switch>, why: 'A question leaves open which side is yes.' },
  },
  DatePicker: {
    good: {
      example: <DatePicker label="Departure" description="From tomorrow on" />,
      why: 'The limit is said before it is broken.',
    },
    bad: {
      example: (
        <Stack>
          <TextField label="Day" />
          <TextField label="Month" />
          <TextField label="Year" />
        </Stack>
      ),
      why: 'Three fields for one date, and no calendar.',
    },
  },
};
