import { ChatThread, findInThread, type ThreadMessage } from '@embarque/design-system/chat';
import { DataTable } from '@embarque/design-system/datatables';
import { MailList, type MailRowContent } from '@embarque/design-system/mail';
import { TaskList } from '@embarque/design-system/task-list';
import { useDeferredValue, useMemo, useState } from 'react';
import { shownTasks } from '../../src/features/todo/model/todo.list.ts';
import type { Person } from '../data-table/people.ts';
import type { BenchTask } from '../lists/contents.ts';

const ignore = () => {};
const itself = (row: MailRowContent) => row;
const contact = { name: 'Ana Lima', status: 'online' } as const;

const Search = ({ onSearch }: { onSearch: (text: string) => void }) => (
  <input type="search" aria-label="Search" onChange={({ target }) => onSearch(target.value)} />
);

/** Tasks, searched as the to-do searches them. */
export function Tasks({ all }: { all: readonly BenchTask[] }) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const stored = useMemo(() => all.map(({ id, title, due }) => ({ ...untouched, id, title, dueDate: due })), [all]);
  const shown = useMemo(() => {
    const found = shownTasks({ tasks: stored, tags: [], people: [] }, { ...wholeList, q: wanted });
    return found.flatMap(({ id }) => all[id] ?? []);
  }, [all, stored, wanted]);
  return (
    <>
      <Search onSearch={setSearch} />
      <TaskList label="Tasks" tasks={shown} contentOf={contentOf} onOpen={ignore} onComplete={ignore} />
    </>
  );
}

const contentOf = (task: BenchTask) => task;
const listed = { filter: 'all', tag: null, sort: 'manual', hidesCompleted: false, kept: [] } as const;
const wholeList = { ...listed, locale: 'en', today: '2027-06-01' } as const;
const untouched = {
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

/** A thread with the search that the chat has. */
export function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const hits = useMemo(() => findInThread(messages, wanted), [messages, wanted]);
  return (
    <>
      <Search onSearch={setQuery} />
      <ChatThread
        person={contact}
        messages={messages}
        query={wanted}
        currentHitId={hits.at(-1) ?? null}
        onAction={ignore}
      />
    </>
  );
}

export type BenchMail = MailRowContent & { id: number };

/** A folder; its search is the server's. */
export function Mails({ mails }: { mails: readonly BenchMail[] }) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <>
      <button type="button" data-select-all onClick={() => setSelected(mails.map(({ id }) => id))}>
        Select all
      </button>
      <MailList
        label="Inbox"
        mails={mails}
        rowOf={itself}
        selected={selected}
        onOpen={ignore}
        onSelect={ignore}
        onStar={ignore}
      />
    </>
  );
}

/** People in a table that searches by itself. */
export const People = ({ people }: { people: readonly Person[] }) => (
  <DataTable
    title="People"
    columns={[
      { id: 'name', header: 'Name', value: ({ name }) => name },
      { id: 'email', header: 'Email', value: ({ email }) => email },
      { id: 'city', header: 'City', value: ({ city }) => city },
      { id: 'since', header: 'Date', value: ({ since }) => since },
    ]}
    rows={people}
    rowKey={({ id }) => id}
    flow="scroll"
    height="576px"
    isSelectable
  />
);
