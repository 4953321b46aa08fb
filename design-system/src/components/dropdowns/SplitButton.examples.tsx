import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bus, ChevronDown, Plane, Ship, TrainFront } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { PasswordField } from '../../forms/elements/input/PasswordField.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { type Tone, tones } from '../../theme/tones.ts';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import { Link } from '../buttons/Link.tsx';
import { Popover } from '../popovers/Popover.tsx';
import { notify } from '../toasts/notify.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItems } from './menu.types.ts';
import { SplitButton } from './SplitButton.tsx';

function useDocuments(): MenuItems {
  const { t } = useLingui();
  const download = (name: string) => () => notify.success(t`${name} was saved.`);
  return [
    {
      id: 'documents',
      label: t`Documents`,
      items: [
        { id: 'terms', label: t`Terms`, onAction: download(t`Terms`) },
        { id: 'card', label: t`Emergency card`, isDisabled: true },
      ],
    },
    { id: 'all', label: t`All documents`, href: '/sales' },
  ];
}

function Download({ children, ...rest }: ButtonProps) {
  const { t } = useLingui();
  return (
    <SplitButton
      {...rest}
      items={useDocuments()}
      menuLabel={t`Other documents`}
      onClick={() => notify.success(t`Policy was saved.`)}
    >
      {children}
    </SplitButton>
  );
}

function Dropdown({ children, ...rest }: ButtonProps) {
  const trigger = (
    <Button {...rest}>
      {children}
      <Icon icon={ChevronDown} />
    </Button>
  );
  return <Menu items={useDocuments()} trigger={trigger} />;
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

/** The main action, with others in the menu. */
export function Split() {
  const { t } = useLingui();
  return (
    <Inline gap="m">
      {tones.map((tone) => (
        <Download key={tone} tone={tone}>
          {t(names[tone])}
        </Download>
      ))}
    </Inline>
  );
}

/** Next to more prominent buttons, with a divider before the link to all documents. */
export function Outlined() {
  const { t } = useLingui();
  return (
    <Inline gap="m">
      {tones.map((tone, index) => {
        const Kind = index % 2 === 0 ? Dropdown : Download;
        return (
          <Kind key={tone} tone={tone} variant="outline">
            {t(names[tone])}
          </Kind>
        );
      })}
    </Inline>
  );
}

/** As wide as its container, single and split. */
export function DropdownSizes() {
  return (
    <Stack>
      {[Dropdown, Download].map((Kind) => (
        <Inline key={Kind.name} gap="m">
          <Kind size="large">
            <Trans>Large</Trans>
          </Kind>
          <Kind>
            <Trans>Medium</Trans>
          </Kind>
          <Kind size="small">
            <Trans>Small</Trans>
          </Kind>
        </Inline>
      ))}
    </Stack>
  );
}

/** The parent controls whether it is open. */
export function Controlled() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap="m">
      <Menu
        items={useDocuments()}
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        trigger={<Button>{t`Download`}</Button>}
      />
      <span role="status">{isOpen ? <Trans>The menu is open.</Trans> : <Trans>The menu is closed.</Trans>}</span>
    </Inline>
  );
}

const ways = { plane: Plane, train: TrainFront, bus: Bus, ship: Ship };

/** Items under headings, a choice that changes the button, and a short form. */
export function Variations() {
  const { t } = useLingui();
  const [way, setWay] = useState<keyof typeof ways>('plane');
  const labels = { plane: t`Plane`, train: t`Train`, bus: t`Bus`, ship: t`Ship` };
  const choose = (id: string | undefined) => {
    if (id !== undefined && id in ways) setWay(id as keyof typeof ways);
  };
  return (
    <Inline gap="m">
      <Dropdown variant="outline">
        <Trans>Documents</Trans>
      </Dropdown>
      <Menu
        trigger={
          <Button variant="outline" icon={ways[way]}>
            {labels[way]}
          </Button>
        }
        items={[
          {
            id: 'ways',
            label: t`Travels by`,
            selection: { mode: 'single', selected: [way], onChange: ({ selected }) => choose(selected[0]) },
            items: Object.entries(ways).map(([id, icon]) => ({ id, icon, label: labels[id as keyof typeof ways] })),
          },
        ]}
      />
      <SignIn />
    </Inline>
  );
}

function SignIn() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    notify.success(t`Signed in.`);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
      title={t`Partner desk`}
      trigger={
        <Button variant="outline">
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Stack as="form" gap="m" onSubmit={signIn}>
        <TextField label={t`Email`} type="email" autoComplete="username" isRequired />
        <PasswordField label={t`Password`} autoComplete="current-password" isRequired />
        <Checkbox>
          <Trans>Remember me</Trans>
        </Checkbox>
        <Button type="submit" width="full">
          <Trans>Sign in</Trans>
        </Button>
        <Link href="/register">
          <Trans>Create an account</Trans>
        </Link>
        <Link href="/forgot-password">
          <Trans>Forgot the password?</Trans>
        </Link>
      </Stack>
    </Popover>
  );
}
