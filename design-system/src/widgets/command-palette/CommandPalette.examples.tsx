import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, Plane, Plus, Search, ShieldCheck, Umbrella, Wifi } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { PaletteCommand, PaletteGroup } from './palette.types.ts';

/** A picture drawn by code: head and shoulders. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#dff5ea"/><circle cx="20" cy="16" r="8" fill="#0e7a50"/><path d="M4 44a16 16 0 0 1 32 0z" fill="#0e7a50"/></svg>',
)}`;

/** Pages, people and actions from anywhere. Recent ones are listed before anything is typed. */
export function SearchEverywhere() {
  const { t } = useLingui();
  const groups = useAppCommands();
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly PaletteCommand[]>([]);
  const last = recent[0]?.label;
  return (
    <Stack align="start">
      <Button variant="outline" icon={Search} onClick={() => setOpen(true)}>
        <Trans>Search everywhere</Trans>
      </Button>
      {last && (
        <p>
          <Trans>Last used: {last}</Trans>
        </p>
      )}
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groups={groups}
        recent={recent}
        placeholder={t`Search pages, customers and actions`}
        onTake={({ command }) => setRecent([command, ...recent.filter(({ id }) => id !== command.id)].slice(0, 3))}
      />
    </Stack>
  );
}

function useAppCommands(): PaletteGroup[] {
  const { t } = useLingui();
  return [
    {
      id: 'pages',
      label: t`Pages`,
      commands: [
        { id: 'policies', label: t`Policies`, icon: Umbrella, shortcut: 'G P' },
        { id: 'plans', label: t`Data plans`, icon: Wifi, shortcut: 'G D' },
        { id: 'trips', label: t`Trips`, icon: Plane },
        { id: 'claims', label: t`Claims`, icon: ShieldCheck },
        { id: 'partners', label: t`Partner prices`, icon: FileText },
      ],
    },
    {
      id: 'customers',
      label: t`Customers`,
      commands: [
        { id: 'ana', label: 'Ana Ribeiro', image: face, detail: t`Lisbon, departs tomorrow` },
        { id: 'paulo', label: 'Paulo Nunes', image: '', detail: t`Tokyo, back since Monday` },
      ],
    },
    {
      id: 'actions',
      label: t`Actions`,
      commands: [{ id: 'issue', label: t`Issue a policy`, icon: Plus, shortcut: '⌘I' }],
    },
  ];
}
