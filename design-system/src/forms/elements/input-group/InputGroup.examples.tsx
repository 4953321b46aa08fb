import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Eye, EyeOff, MessageSquare, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Menu } from '../../../components/dropdowns/Menu.tsx';
import type { MenuItems } from '../../../components/dropdowns/menu.types.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Radio } from '../radio/Radio.tsx';
import { InputGroup, type InputGroupProps } from './InputGroup.tsx';
import { TextAreaGroup } from './TextAreaGroup.tsx';

function Password(props: Pick<InputGroupProps, 'dividers'>) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <InputGroup
      {...props}
      type={isShown ? 'text' : 'password'}
      label={t`Partner password`}
      autoComplete="off"
      defaultValue="lisbon-2041"
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

function EveryKind(props: Pick<InputGroupProps, 'dividers'>) {
  const { t } = useLingui();
  return (
    <Grid>
      <InputGroup {...props} label={t`Find a policy`} prefix={<Icon icon={Search} />} placeholder={t`Number or name`} />
      <Password {...props} />
      <InputGroup {...props} label={t`Team name`} prefix="@" defaultValue="marina" />
      <InputGroup {...props} label={t`Mailbox`} suffix="@embarque.example" defaultValue="claims" />
      <InputGroup {...props} label={t`Partner page`} prefix="embarque.example/" defaultValue="lisbon" />
      <InputGroup {...props} label={t`Excess`} prefix="$" suffix=".00" defaultValue="100" inputMode="numeric" />
      <TextAreaGroup {...props} label={t`Note to the insurer`} prefix={<Icon icon={MessageSquare} />} />
    </Grid>
  );
}

export const Basic = () => <EveryKind />;

export const Merged = () => <EveryKind dividers="hidden" />;

export function Sizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <InputGroup size="large" label={t`Large`} prefix="@" defaultValue="marina" />
      <InputGroup label={t`Medium`} prefix="@" defaultValue="marina" />
      <InputGroup size="small" label={t`Small`} prefix="@" defaultValue="marina" />
    </Stack>
  );
}

export function WithChoices() {
  const { t } = useLingui();
  const [payer, setPayer] = useState('traveller');
  const payers = [
    { value: 'traveller', label: t`Traveller`, choose: t`The traveller pays` },
    { value: 'company', label: t`Company`, choose: t`The company pays` },
  ];
  return (
    <Stack gap="gap">
      <InputGroup
        label={t`Note on the invoice`}
        before={<Checkbox aria-label={t`Print the note`} defaultChecked />}
        defaultValue={t`Thank you for travelling with us`}
      />
      <Grid role="radiogroup" aria-label={t`Who pays`}>
        {payers.map(({ value, label, choose }) => (
          <InputGroup
            key={value}
            label={label}
            before={
              <Radio name="payer" aria-label={choose} checked={payer === value} onChange={() => setPayer(value)} />
            }
          />
        ))}
      </Grid>
    </Stack>
  );
}

export function WithButtons() {
  const { t } = useLingui();
  return (
    <Grid>
      <InputGroup
        label={t`Discount code`}
        after={
          <Button variant="ghost">
            <Trans>Check</Trans>
          </Button>
        }
      />
      <InputGroup
        label={t`Find a policy`}
        before={<IconButton icon={Search} label={t`Search`} />}
        after={
          <Button>
            <Trans>Open</Trans>
          </Button>
        }
      />
    </Grid>
  );
}

function Actions() {
  const { t } = useLingui();
  const items: MenuItems = [
    {
      id: 'send',
      label: t`Send`,
      items: [
        { id: 'email', label: t`By email` },
        { id: 'message', label: t`By message` },
        { id: 'post', label: t`By post`, isDisabled: true },
      ],
    },
    { id: 'keep', label: t`Keep`, items: [{ id: 'draft', label: t`As a draft` }] },
  ];
  return (
    <Menu
      items={items}
      trigger={
        <Button variant="ghost" tone="secondary">
          <Trans>Send</Trans>
          <Icon icon={ChevronDown} />
        </Button>
      }
    />
  );
}

function Airlines() {
  const { t } = useLingui();
  const [airline, setAirline] = useState('TP');
  const airlines = ['TP', 'LA', 'AD'];
  return (
    <Menu
      items={[
        {
          id: 'airline',
          label: t`Airline`,
          selection: {
            mode: 'single',
            selected: [airline],
            onChange: ({ selected }) => setAirline(selected[0] ?? 'TP'),
          },
          items: airlines.map((code) => ({ id: code, label: code })),
        },
      ]}
      trigger={
        <Button variant="ghost" tone="secondary" aria-label={t`Airline: ${airline}`}>
          {airline}
          <Icon icon={ChevronDown} />
        </Button>
      }
    />
  );
}

export function WithMenus() {
  const { t } = useLingui();
  return (
    <Grid>
      <InputGroup label={t`Flight`} before={<Airlines />} defaultValue="83" inputMode="numeric" />
      <InputGroup label={t`Flight report`} before={<Airlines />} after={<Actions />} defaultValue="83" />
    </Grid>
  );
}
