import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { affectedStories } from './affected-stories.ts';
import { bundledWith } from './bundled.testing.ts';
import { readStoryGraph } from './story-graph.ts';

const TOP = join(import.meta.dirname, '../..');

const manifest = (name: string, exports: Record<string, string>) => JSON.stringify({ name, exports });

/** Two widgets behind a barrel, a feature that shows one of them, and the world around its stories. */
const files = {
  'package.json': manifest('top', {}),
  'vite.config.ts': `import './design-system/vite.ts';`,
  'design-system/vite.ts': '',
  'design-system/package.json': manifest('@embarque/design-system', { '.': './src/index.ts' }),
  'design-system/src/index.ts': `export { A } from './a/A.tsx';\nexport { B, type BProps } from './b/B.tsx';`,
  'design-system/src/a/A.tsx': `import { lib } from '../lib.ts';\nimport text from './a.txt?raw';`,
  'design-system/src/a/A.stories.tsx': `import { A } from './A.tsx';`,
  'design-system/src/b/B.tsx': `const load = () => import('./later.ts');`,
  'design-system/src/b/later.ts': '',
  'design-system/src/b/B.stories.tsx': `import { B } from './B.tsx';\nconst meta = { globals: { language: 'pt-BR' } };`,
  'design-system/src/lib.ts': '',
  'mocks/package.json': manifest('@embarque/mocks', { './*/contract': './src/*/*.contract.ts' }),
  'mocks/src/mail/mail.contract.ts': '',
  'mocks/src/mail/mail.handlers.ts': `import { data } from './mail.data.ts';`,
  'mocks/src/mail/mail.data.ts': '',
  'admin/package.json': manifest('@embarque/admin', {}),
  'admin/src/outbox/outbox.ts': '',
  'admin/src/features/mail/MailPage.tsx': `import { B } from '@embarque/design-system';\nimport type { Mail } from '@embarque/mocks/mail/contract';`,
  'admin/src/features/mail/MailPage.stories.tsx': `import { MailPage } from './MailPage.tsx';`,
  'admin/src/features/mail/mail.outbox.ts': '',
  '.storybook/main.ts': '',
  '.storybook/preview.tsx': `import { enter } from './feature/of-feature.tsx';`,
  '.storybook/feature/of-feature.tsx': `const world = import('./world.ts');`,
  '.storybook/feature/world.ts': `import '../../admin/src/outbox/outbox.ts';`,
  '.storybook/testing/after-play.ts': '',
};

const [a, b, mail] = ['design-system/src/a/A', 'design-system/src/b/B', 'admin/src/features/mail/MailPage'].map(
  (file) => `${file}.stories.tsx`,
);

function touchedBy(...changed: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'embarque-affected-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return [...affectedStories(root, changed).stories].toSorted();
}

describe('a change touches the stories', () => {
  it.each([
    ['of its own file', a, [a]],
    ['that show it, by the names that they take from a barrel', 'design-system/src/b/B.tsx', [mail, b]],
    ['that do not take other names from that barrel', 'design-system/src/a/A.tsx', [a]],
    ['that load it later', 'design-system/src/b/later.ts', [mail, b]],
    ['that show its text', 'design-system/src/a/a.txt', [a]],
    ['that know the calls of its fake API', 'mocks/src/mail/mail.data.ts', [mail]],
    ['of its feature, though only the frame loads it', 'admin/src/features/mail/mail.outbox.ts', [mail]],
    ['of all features, where it is around them', 'admin/src/outbox/outbox.ts', [mail]],
    ['in its language', 'admin/locales/pt-BR/mail.json', [b]],
  ])('%s', (_, changed, expected) => {
    expect(touchedBy(changed ?? '')).toEqual(expected);
  });

  it.each(['vite.config.ts', 'design-system/vite.ts', 'package-lock.json', 'design-system/tokens/color.tokens.json'])(
    'that there are, where all depend on it: %s',
    (changed) => {
      expect(touchedBy(changed)).toEqual([mail, a, b]);
    },
  );

  it.each([
    'README.md',
    'admin/src/features/mail/mail.test.ts',
    'admin/locales/en/mail.json',
    '.github/workflows/ci.yml',
  ])('of none, where no story shows it: %s', (changed) => {
    expect(touchedBy(changed)).toEqual([]);
  });
});

it('no file is in the bundle of a story that a change of it would not select', async () => {
  const graph = readStoryGraph(TOP);
  const bundled = await bundledWith(TOP, graph.stories);
  const shown = [...new Set([...bundled.values()].flatMap((modules) => [...modules]))];
  expect(shown.length).toBeGreaterThan(1000);

  const unselected = shown.filter((file) => {
    const { stories } = affectedStories(TOP, [file], graph);
    return [...bundled].some(([story, modules]) => modules.has(file) && !stories.has(story));
  });
  expect(unselected).toEqual([]);
});
