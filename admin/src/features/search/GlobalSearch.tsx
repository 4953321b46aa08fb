import { CommandPalette, notify, type PaletteCommand, type PaletteGroup } from '@embarque/design-system';
import type { MainSearchAnswer } from '@embarque/mocks/search/contract';
import { useLingui } from '@lingui/react/macro';
import { FileText, History } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { composeHref } from '../../paths.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useAbility } from '../../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import { useStorage } from '../../storage/StorageProvider.tsx';
import { searchCalls } from './search.api.ts';
import { findablePages, type MenuPage } from './search.pages.ts';
import { commandsFor } from './work/search.sources.ts';
import { storeRecent, readRecent, type Taken } from './search.storage.ts';
import { useWork } from './work/useWork.ts';

export interface GlobalSearchProps {
  isOpen: boolean;
  onClose: () => void;
  /** The pages of the person's menu, which need no answer of the server to be found. */
  menuPages: readonly MenuPage[];
  /** The actions that are offered everywhere, as the last group. */
  actions: readonly PaletteCommand[];
  /** The text that was typed before the field was there. */
  typed?: string;
}

/** Finds work, pages, files, contacts and actions from anywhere (specification §2: each group shows four at most). */
export function GlobalSearch({ isOpen, onClose, menuPages, actions: general, typed }: GlobalSearchProps) {
  const { t, i18n } = useLingui();
  const storage = useStorage();
  const ability = useAbility();
  const [text, setText] = useState('');
  const work = useWork(text);
  const commands = useMemo(() => commandsFor(ability, i18n), [ability, i18n]);
  const actions = [...commands, ...general];
  const { data, error, tryAgain } = useQuery(searchCalls.everything, null);
  const [recent, setRecent] = useState(() => readRecent(storage));
  const known = useGroups(data, { menuPages, actions });
  const all = known.flatMap((group) => group.commands);
  const isFound = (id: string) => work.groups.some((group) => id.startsWith(`${group.id} `));
  const commandOf = (taken: Taken) => {
    if (typeof taken === 'string') return all.find(({ id }) => id === taken) ?? [];
    // The person may no longer have the right to it.
    return isFound(taken.id) ? { ...taken, icon: History } : [];
  };
  const close = () => {
    setText('');
    onClose();
  };

  useEffect(() => {
    if (isOpen && error !== null) tryAgain();
    // A failure is tried again with the next opening, not at once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const waiting = error === null ? 'loading' : 'failed';
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={close}
      groups={[...work.groups, ...known]}
      isSearching={work.isSearching}
      onSearch={(search) => setText(search.text)}
      start={[{ id: 'actions', label: t`Actions`, commands: actions.filter(({ id }) => !id.startsWith(LANGUAGE)) }]}
      state={data ? 'ready' : waiting}
      recent={recent.flatMap(commandOf)}
      typed={typed}
      placeholder={t`Search pages, files, contacts`}
      onTake={({ command }) => {
        const { id, label, detail, href } = command;
        storeRecent(storage, href && isFound(id) ? { id, label, href, ...(detail && { detail }) } : id);
        setRecent(readRecent(storage));
      }}
    />
  );
}

/** Begins the ids of the commands that change the language: those who look for one type its name. */
const LANGUAGE = 'language ';

type Offered = Pick<GlobalSearchProps, 'menuPages' | 'actions'>;

function useGroups(answer: MainSearchAnswer | null, { menuPages, actions }: Offered): PaletteGroup[] {
  const { t } = useLingui();
  // Pages that the menu does not have belong to the template modules, as files and contacts do.
  const mayUseTemplate = useAbility().can('read', SUBJECT_OF_TEMPLATE);
  const [pages, files, contacts] = mayUseTemplate && answer ? answer.searchArr : [];
  return [
    {
      id: 'pages',
      label: t`Pages`,
      commands: findablePages(menuPages, pages?.data ?? []).map(({ key: _, ...page }) => ({
        ...page,
        id: `page ${page.href}`,
      })),
    },
    {
      id: 'files',
      label: t`Files`,
      commands: (files?.data ?? []).map(({ title, by, size }) => ({
        id: `file ${title}`,
        label: title,
        detail: `${by} · ${size}`,
        icon: FileText,
        onAction: () => notify.info(t`${title} is a sample: the demo holds its name and nothing of what is in it.`),
      })),
    },
    {
      id: 'contacts',
      label: t`Contacts`,
      commands: (contacts?.data ?? []).map(({ title, email, img, date }) => ({
        id: `contact ${email}`,
        label: title,
        detail: `${email} · ${date}`,
        image: img,
        href: composeHref(`mailto:${email}`),
      })),
    },
    { id: 'actions', label: t`Actions`, commands: actions },
  ];
}
