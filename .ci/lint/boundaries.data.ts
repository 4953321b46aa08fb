export interface BoundaryCase {
  claim: string;
  /** The path that the source would have in the repository. */
  file: string;
  source: string;
  /** A pattern of the message that lint has to give; absent where it has to stay silent. */
  says?: RegExp;
}

/** Sources that lint has to refuse or let pass, each as small as possible. */
export const boundaryCases: Record<string, BoundaryCase[]> = {
  'the design system': [
    {
      claim: 'decides nothing',
      file: 'design-system/src/a.ts',
      source: `import { setup } from 'xstate';\nexport const a = setup;`,
      says: /machine lives in admin/,
    },
    {
      claim: 'decides nothing in React either',
      file: 'design-system/src/b.ts',
      source: `import { useActor } from '@xstate/react';\nexport const b = useActor;`,
      says: /machine lives in admin/,
    },
    {
      claim: 'fakes no server',
      file: 'design-system/src/c.ts',
      source: `import { http } from 'msw';\nexport const c = http;`,
      says: /calls no server/,
    },
    {
      claim: 'knows no router',
      file: 'design-system/src/d.ts',
      source: `import { Link } from 'react-router-dom';\nexport const d = Link;`,
      says: /Use its own Link/,
    },
    {
      claim: 'knows no other package',
      file: 'design-system/src/e.ts',
      source: `import { sales } from '@embarque/mocks/sales/data';\nexport const e = sales;`,
      says: /knows no other package/,
    },
    {
      claim: 'reaches no other package by path',
      file: 'design-system/src/f.ts',
      source: `import { a } from '../../admin/src/a.ts';\nexport const f = a;`,
      says: /knows no other package/,
    },
    {
      claim: 'calls no server',
      file: 'design-system/src/g.ts',
      source: `export const g = () => fetch('/sales');`,
      says: /calls no server/,
    },
    {
      claim: 'keeps nothing',
      file: 'design-system/src/h.ts',
      source: `export const h = () => localStorage.getItem('skin');`,
      says: /keeps nothing/,
    },
    {
      claim: 'may show sample data in its stories',
      file: 'design-system/src/i.stories.tsx',
      source: `import { sales } from '@embarque/mocks/sales/data';\nexport const i = sales;`,
    },
    {
      claim: 'runs no handlers in its stories',
      file: 'design-system/src/j.stories.tsx',
      source: `import { sales } from '@embarque/mocks/sales/handlers';\nexport const j = sales;`,
      says: /sample data only/,
    },
    {
      claim: 'runs no machine in its examples',
      file: 'design-system/src/k.examples.tsx',
      source: `import { setup } from 'xstate';\nexport const k = setup;`,
      says: /show widgets alone/,
    },
    {
      claim: 'mirrors in right-to-left',
      file: 'design-system/src/l.styles.ts',
      source: 'import styled from "styled-components";\nexport const L = styled.div`margin-left: 4px;`;',
      says: /logical property/,
    },
    {
      claim: 'mirrors in right-to-left when extending a component',
      file: 'design-system/src/m.styles.ts',
      source:
        'import styled from "styled-components";\nimport { L } from "./l.styles.ts";\nexport const M = styled(L).attrs({})`text-align: right;`;',
      says: /logical property/,
    },
    {
      claim: 'may name the start and the end of a line',
      file: 'design-system/src/theme/n.styles.ts',
      source:
        'import styled from "styled-components";\nexport const N = styled.div`margin-inline-start: 4px; border-start-start-radius: 2px;`;',
    },
    {
      claim: 'styles no bare tag by what another element has',
      file: 'design-system/src/theme/has-x.styles.ts',
      source:
        'import styled from "styled-components";\nexport const W = styled.div`&:has(:checked) > svg { color: red; }`;',
      says: /style the whole page again/,
    },
    {
      claim: 'styles no bare tag inside a rule with :has',
      file: 'design-system/src/theme/has-y.styles.ts',
      source:
        'import styled from "styled-components";\nexport const W = styled.div`&:has(:focus) { color: red; @media (width > 9px) { > :nth-child(2) { color: red; } } }`;',
      says: /style the whole page again/,
    },
    {
      claim: 'may style the element with :has and parts of it by class or attribute',
      file: 'design-system/src/theme/has-z.styles.ts',
      source:
        'import styled from "styled-components";\nexport const W = styled.div`&:has(> a, b:not(:focus)) { color: red; > [data-mark], .mark:hover { color: red; } } svg, &:has(+ &) { color: red; }`;',
    },
    {
      claim: 'injects no style from the toast library',
      file: 'design-system/src/o.ts',
      source: `import { toast } from 'react-hot-toast';\nexport const o = toast;`,
      says: /react-hot-toast\/headless/,
    },
    {
      claim: 'drags with the sensors that know what is no drop',
      file: 'design-system/src/widgets/drag.ts',
      source: `import { MouseSensor } from '@dnd-kit/core';\nexport const sensor = MouseSensor;`,
      says: /drag-sensors\.ts/,
    },
    {
      claim: 'imports downhill only',
      file: 'design-system/src/theme/a.ts',
      source: `import { fold } from '../lib/i18n/fold.ts';\nexport const a = fold;`,
      says: /imports run downhill/,
    },
    {
      claim: 'imports downhill only, types included',
      file: 'design-system/src/components/alerts/a.ts',
      source: `import type { CardProps } from '../../cards/card/Card.tsx';\nexport const a = (props: CardProps) => props;`,
      says: /imports run downhill/,
    },
    {
      claim: 'imports downhill only, code that loads later included',
      file: 'design-system/src/icons/a.ts',
      source: `export const a = () => import('../forms/wizard/Wizard.tsx');`,
      says: /imports run downhill/,
    },
    {
      claim: 'lets components and forms use each other',
      file: 'design-system/src/components/alerts/b.ts',
      source: `import { b } from '../../forms/field/b.ts';\nexport const c = b;`,
    },
    {
      claim: 'lets forms and components use each other',
      file: 'design-system/src/forms/field/b.ts',
      source: `import { d } from '../../components/alerts/d.ts';\nexport const b = d;`,
    },
    {
      claim: 'lets a card use components',
      file: 'design-system/src/cards/card/a.ts',
      source: `import { d } from '../../components/alerts/d.ts';\nexport const a = d;`,
    },
    {
      claim: 'lets an example show every widget',
      file: 'design-system/src/icons/b.examples.tsx',
      source: `import { A } from '../cards/card/A.tsx';\nexport const B = A;`,
    },
    {
      claim: 'asks for a place for every new folder',
      file: 'design-system/src/helpers/a.ts',
      source: `export const a = 1;`,
      says: /has no place in the order of layers/,
    },
  ],

  mocks: [
    {
      claim: 'render nothing',
      file: 'mocks/src/a.ts',
      source: `import { useState } from 'react';\nexport const a = useState;`,
      says: /renders nothing/,
    },
    {
      claim: 'know no other package',
      file: 'mocks/src/b.ts',
      source: `import { Button } from '@embarque/design-system';\nexport const b = Button;`,
      says: /knows no other package/,
    },
    {
      claim: 'adds up as every screen does',
      file: 'mocks/src/d.ts',
      source: `import { invoiceTotals } from '@embarque/design-system/money';\nexport const d = invoiceTotals;`,
    },
    {
      claim: 'keep features apart',
      file: 'mocks/src/claims/claims.handlers.ts',
      source: `import { policies } from '../policies/policies.data.ts';\nexport const a = policies;`,
      says: /claims may not import policies: features know nothing of each other/,
    },
    {
      claim: 'keep features apart, types included',
      file: 'mocks/src/claims/claims.contract.ts',
      source: `export type { Policy } from '../policies/policies.contract.ts';`,
      says: /features know nothing of each other/,
    },
    {
      claim: 'share nothing that knows a feature',
      file: 'mocks/src/lib/http/policies.ts',
      source: `import { policies } from '../../policies/policies.data.ts';\nexport const a = policies;`,
      says: /lib may not import policies: imports run downhill/,
    },
    {
      claim: 'draw no pictures of a feature',
      file: 'mocks/src/pictures/policies.ts',
      source: `import { policies } from '../policies/policies.data.ts';\nexport const a = policies;`,
      says: /pictures may not import policies: imports run downhill/,
    },
    {
      claim: 'let a feature know no host',
      file: 'mocks/src/claims/claims.rules.ts',
      source: `import { handlers } from '../index.ts';\nexport const a = handlers;`,
      says: /claims may not import index: imports run downhill/,
    },
    {
      claim: 'let a feature use what all share, and itself',
      file: 'mocks/src/claims/claims.data.ts',
      source: `import { now } from '../lib/time/clock.ts';\nimport { b } from './claims.schema.ts';\nexport const a = [now, b];`,
    },
    {
      claim: 'let a host know features',
      file: 'mocks/src/in-page.ts',
      source: `import { policies } from './policies/policies.data.ts';\nexport const a = policies;`,
    },
    {
      claim: 'may answer requests',
      file: 'mocks/src/c.ts',
      source: `import { http } from 'msw';\nexport const c = http;`,
    },
  ],

  admin: [
    {
      claim: 'has no looks of its own',
      file: 'admin/src/app/a.tsx',
      source: `import styled from 'styled-components';\nexport const A = styled.div\`\`;`,
      says: /Looks belong to the design system/,
    },
    {
      claim: 'takes no values from mocks',
      file: 'admin/src/app/b.ts',
      source: `import { handlers } from '@embarque/mocks';\nexport const b = handlers;`,
      says: /only types from mocks/,
    },
    {
      claim: 'takes no values from mocks lazily either',
      file: 'admin/src/app/c.ts',
      source: `export const c = () => import('@embarque/mocks/in-page');`,
      says: /only types from mocks/,
    },
    {
      claim: 'may ask the rule of access that the fake API asks',
      file: 'admin/src/access/a.ts',
      source: `import { explain } from '@embarque/mocks/access';\nexport const a = explain;`,
    },
    {
      claim: 'may take types from mocks',
      file: 'admin/src/app/d.ts',
      source: `import type { Sale } from '@embarque/mocks/sales-api/contract';\nexport const d = (sale: Sale) => sale;`,
    },
    {
      claim: 'may load the fake API in one file',
      file: 'admin/src/shell/demo-network.ts',
      source: `export const answer = () => import('@embarque/mocks/in-page');`,
    },
    {
      claim: 'may take values from mocks in tests',
      file: 'admin/src/app/e.test.ts',
      source: `import { handlers } from '@embarque/mocks';\nexport const e = handlers;`,
    },
    {
      claim: 'reaches no other package by path',
      file: 'admin/src/app/f.ts',
      source: `import { Button } from '../../../design-system/src/index.ts';\nexport const f = Button;`,
      says: /Import the other packages by name/,
    },
    {
      claim: 'keeps features apart',
      file: 'admin/src/features/kanban/a.ts',
      source: `import { todo } from '../todo/todo.api.ts';\nexport const a = todo;`,
      says: /know nothing of each other/,
    },
    {
      claim: 'lets a feature use its own files',
      file: 'admin/src/features/kanban/b.ts',
      source: `import { a } from './a.ts';\nexport const b = a;`,
    },
    {
      claim: 'lets no feature look up at the app',
      file: 'admin/src/features/kanban/c.ts',
      source: `import { paths } from '../../app/paths.ts';\nexport const c = paths;`,
      says: /imports run downhill/,
    },
    {
      claim: 'lets no feature look up at the app, not even for a type',
      file: 'admin/src/features/kanban/d.ts',
      source: `import type { Paths } from '../../app/paths.ts';\nexport const d = (paths: Paths) => paths;`,
      says: /imports run downhill/,
    },
    {
      claim: 'lets http know nothing of the session',
      file: 'admin/src/http/a.ts',
      source: `import { session } from '../session/session.machine.ts';\nexport const a = session;`,
      says: /imports run downhill/,
    },
    {
      claim: 'lets storage know nothing of http',
      file: 'admin/src/storage/a.ts',
      source: `export { http } from '../http/http.ts';`,
      says: /imports run downhill/,
    },
    {
      claim: 'lets a feature use http',
      file: 'admin/src/features/kanban/e.ts',
      source: `import { http } from '../../http/http.ts';\nexport const e = http;`,
    },
    {
      claim: 'asks for a place for every new folder',
      file: 'admin/src/helpers/a.ts',
      source: `export const a = 1;`,
      says: /has no place in the order of layers/,
    },
    {
      claim: 'has no import cycles',
      file: 'admin/src/http/cycle-a.ts',
      source: `import { b } from './cycle-b.ts';\nexport const a = () => b;`,
      says: /cycle/i,
    },
    {
      claim: 'has no import cycles from the other end either',
      file: 'admin/src/http/cycle-b.ts',
      source: `import { a } from './cycle-a.ts';\nexport const b = () => a;`,
      says: /cycle/i,
    },
    {
      claim: 'touches browser storage in one file only',
      file: 'admin/src/app/g.ts',
      source: `export const g = () => localStorage.getItem('skin');`,
      says: /Only admin\/src\/storage\/storage\.ts/,
    },
    {
      claim: 'finds no way round through window',
      file: 'admin/src/app/h.ts',
      source: `export const h = () => window.sessionStorage.getItem('skin');`,
      says: /Only admin\/src\/storage\/storage\.ts/,
    },
    {
      claim: 'may touch browser storage in storage.ts',
      file: 'admin/src/storage/storage.ts',
      source: `export const read = () => window.localStorage.getItem('skin');`,
    },
    {
      claim: 'may name the type of what calls the network',
      file: 'admin/src/http/b.ts',
      source: `export type Fetch = typeof globalThis.fetch;`,
    },
    {
      claim: 'calls the network in one file only',
      file: 'admin/src/features/kanban/f.ts',
      source: `export const f = () => fetch('/sales');`,
      says: /Only admin\/src\/http\/send\.ts/,
    },
    {
      claim: 'finds no way round through globalThis',
      file: 'admin/src/features/kanban/g.ts',
      source: `export const g = () => globalThis.fetch('/sales');`,
      says: /Only admin\/src\/http\/send\.ts/,
    },
    {
      claim: 'finds no way round through the library',
      file: 'admin/src/features/kanban/h.ts',
      source: `import redaxios from 'redaxios';\nexport const h = redaxios;`,
      says: /Only admin\/src\/http\/send\.ts/,
    },
    {
      claim: 'may call the network in send.ts',
      file: 'admin/src/http/send.ts',
      source: `import redaxios from 'redaxios';\nexport const send = () => redaxios.create({ fetch: globalThis.fetch });`,
    },
    {
      claim: 'reads the build environment in one file only',
      file: 'admin/src/app/i.ts',
      source: `export const i: unknown = import.meta.env.MODE;`,
      says: /Only admin\/src\/config\.ts/,
    },
    {
      claim: 'may read the build environment in config.ts',
      file: 'admin/src/config.ts',
      source: `export const mode: unknown = import.meta.env.MODE;`,
    },
    {
      claim: 'keeps the code that holds the session free of libraries',
      file: 'admin/src/session/session.api.ts',
      source: `import { toast } from 'react-hot-toast/headless';\nexport const a = toast;`,
      says: /stays small and frozen/,
    },
    {
      claim: 'lets the code that holds the session use its own files and the machine library',
      file: 'admin/src/session/machine/session.machine.ts',
      source: `import { setup } from 'xstate';\nimport { read } from '../../storage/storage.ts';\nexport const a = [setup, read];`,
    },
    {
      claim: 'writes no raw HTML',
      file: 'admin/src/app/j.ts',
      source: `export const j = (element: Element) => element.setHTMLUnsafe('') ?? element.innerHTML;`,
      says: /way in for foreign script/,
    },
    {
      claim: 'renders no raw HTML',
      file: 'admin/src/app/k.tsx',
      source: `export const K = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
      says: /dangerouslySetInnerHTML/,
    },
  ],

  everywhere: [
    {
      claim: 'no test is left out',
      file: 'mocks/src/left-out.test.ts',
      source: `import { expect, it } from 'vitest';\nit.skip('counts', () => expect(1).toBe(1));`,
      says: /disabled|skip/i,
    },
    {
      claim: 'no test runs alone',
      file: 'mocks/src/alone.test.ts',
      source: `import { expect, it } from 'vitest';\nit.only('counts', () => expect(1).toBe(1));`,
      says: /focused|only/i,
    },
    {
      claim: 'no type is given up',
      file: 'mocks/src/given-up.ts',
      source: `export const given = (up: any) => up as number;`,
      says: /any/,
    },
    {
      claim: 'no error is hidden from the compiler',
      file: 'mocks/src/hidden.ts',
      source: `// @ts-ignore\nexport const hidden: number = 'text';`,
      says: /ts-ignore/,
    },
    { claim: 'nothing is logged', file: 'mocks/src/logged.ts', source: `console.log('here');`, says: /console/ },
    {
      claim: 'no code is made from text',
      file: 'mocks/src/made.ts',
      source: `export const made = () => eval('1');`,
      says: /eval/,
    },
  ],
  'a story or a test': [
    {
      claim: 'presses nothing under a condition',
      file: 'admin/src/pressed.stories.tsx',
      source: `import { screen, userEvent } from 'storybook/test';
export async function press() {
  const button = screen.queryByRole('button');
  if (button) await userEvent.click(button);
}`,
      says: /without a failure/,
    },
    {
      claim: 'asserts nothing under a condition',
      file: 'design-system/src/theme/asserted.testing.ts',
      source: `import { expect, screen } from 'storybook/test';
export const assert = () => innerWidth > 600 && expect(screen.getByRole('button')).toBeVisible();`,
      says: /without a failure/,
    },
    {
      claim: 'presses nothing that may be missing',
      file: 'mocks/src/missing.test.ts',
      source: `export const press = () => document.querySelector('button')?.click();`,
      says: /without a failure/,
    },
    {
      claim: 'swallows no failed assertion',
      file: 'admin/e2e/swallowed.journey.ts',
      source: `import { expect } from '@playwright/test';
export function swallow(count: number) {
  try {
    expect(count).toBe(1);
  } catch {
    return;
  }
}`,
      says: /without a failure/,
    },
    {
      claim: 'compares no two values that may both be missing',
      file: 'mocks/src/compared.test.ts',
      source: `import { expect } from 'vitest';
export const compare = (one?: Element, other?: Element) => expect(one?.scrollTop).toBe(other?.scrollTop);`,
      says: /passes when what it compares is missing/,
    },
    {
      claim: 'denies nothing of a value that may be missing',
      file: 'mocks/src/denied.test.ts',
      source: `import { expect } from 'vitest';
export const deny = (element?: Element) => expect(element?.closest('form')).not.toBeNull();`,
      says: /passes when what it compares is missing/,
    },
    {
      claim: 'presses the body where its element is missing',
      file: 'mocks/src/pressed.test.ts',
      source: `export const press = (button: HTMLElement | undefined, click: (element: Element) => void) =>
  click(button ?? document.body);`,
      says: /takes the body instead/,
    },
    {
      claim: 'compares a value that may be missing with one that may not',
      file: 'mocks/src/known.test.ts',
      source: `import { expect } from 'vitest';
export const compare = (element?: Element) => expect(element?.scrollTop).toBe(10);`,
    },
    {
      claim: 'may fail by itself when something is missing',
      file: 'admin/src/thrown.stories.tsx',
      source: `import { screen, userEvent } from 'storybook/test';
export async function press() {
  const button = screen.getByText('Save').closest('button');
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
}`,
    },
  ],
  'what is said relative to now': [
    {
      claim: 'is drawn by no component that reads the time itself',
      file: 'admin/src/app/ClockRead.tsx',
      source: `export function ClockRead({ end }: { end: number }) {
  return <p>{end < Date.now() ? 'Expired' : 'Active'}</p>;
}`,
      says: /useHasPassed/,
    },
    {
      claim: 'is drawn by no component in an arrow, in a list or behind memo',
      file: 'design-system/src/theme/ClockList.tsx',
      source: `import { memo } from 'react';
export const ClockList = memo(({ ends }: { ends: Date[] }) => ends.filter((end) => end < new Date()).length);`,
      says: /useHasPassed/,
    },
    {
      claim: 'is given by no hook that reads the time itself',
      file: 'admin/src/app/useIsOver.ts',
      source: `import { useMemo } from 'react';
export function useIsOver(end: Date) {
  return useMemo(() => end < new Date(), [end]);
}`,
      says: /useHasPassed/,
    },
    {
      claim: 'is given by no hook that reads the day itself',
      file: 'admin/src/app/useIsDue.ts',
      source: `import { dayFromToday } from '@embarque/design-system';
export const useIsDue = (day: string) => day <= dayFromToday();`,
      says: /useToday/,
    },
    {
      claim: 'may read the time where an event is handled, and in the first value of a state',
      file: 'admin/src/app/ClockPress.tsx',
      source: `import { useState } from 'react';
export function ClockPress({ onPress }: { onPress: (at: Date) => void }) {
  const [openedAt] = useState(() => Date.now());
  const press = () => onPress(new Date());
  return (
    <button type="button" data-opened={new Date(openedAt).toISOString()} onClick={press} onBlur={() => onPress(new Date())}>
      Now
    </button>
  );
}`,
    },
    {
      claim: 'may read the time in what renders nothing',
      file: 'admin/src/app/request-time.ts',
      source: `export const requestTime = () => Date.now();\nexport class Stamp {\n  at = new Date();\n}`,
    },
  ],
  'one word for each idea': [
    {
      claim: 'refuses a retired word in a name',
      file: 'admin/src/retired-name.ts',
      source: `export const deeds = [];`,
      says: /"deeds" is a retired word/,
    },
    {
      claim: 'refuses a comment that opens with a question word',
      file: 'design-system/src/retired-opening.ts',
      source: `// What the server said.\nexport const answer = 1;`,
      says: /begins with its subject/,
    },
    {
      claim: 'refuses a retired word in a text',
      file: 'mocks/src/retired-text.ts',
      source: `export const text = 'Open the desk';`,
      says: /"the desk" is a retired word/,
    },
  ],
};
