import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FeatureFile, fileOf } from '../../admin/vite/read-features.ts';

/** Beside the features: what every page runs in. */
const FRAME = `| Part | Files |
| --- | --- |
| sign-in, registration, lost password | \`session/pages/\`, \`session/machine/session.machine.ts\`; answered by \`sales-api/rules/\` |
| the frame of the app: menu, navbar, footer | \`shell/\`, \`app/\` |
| UI kit | \`ui-kit/\`; its pages are the folders of the design system that have examples |
| what people change | \`outbox/\` |
| what pages read | \`query/\` |
| cart | \`cart/\` |`;

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const list = (items: readonly string[]) => (items.length > 0 ? items.map((item) => `\`${item}\``).join(', ') : '–');

/** The page that says where each feature is, from the manifests and the files beside them. */
export function mapOf(features: readonly FeatureFile[], mocks: string): string {
  const built = features.filter(({ feature }) => feature.pages.some(({ load }) => load));
  return `# Map

Where each feature is. Written from the manifests by \`npm run map\`; a test holds it.

${row('Feature', 'Routes', 'Pages', 'Machines', 'Fake API', 'Stories')}
${row('---', '---', '---', '---', '---', '---')}
${built.map((one) => rowOf(one, mocks)).join('\n')}

Routes and pages are those of \`admin/src/features/<name>/<name>.feature.ts\`; files of the fake API are below \`mocks/src\`.

## Beside the features

${FRAME}

Paths are below \`admin/src\`, those of \`sales-api\` below \`mocks/src\`.
`;
}

function rowOf({ name, folder, feature }: FeatureFile, mocks: string): string {
  const built = feature.pages.filter(({ load }) => load);
  const paths = built.flatMap(({ path, aliases = [], children = [] }) => [
    path,
    ...aliases,
    ...children.map((child) => `${path}/${child}`),
  ]);
  const pages = [...new Set(built.flatMap((page) => fileOf(page) ?? []))];
  const files = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .map((file) => basename(file))
      .toSorted();
  const handlers = (feature.mocks ?? []).flatMap((mock) =>
    globSync(`${mock}/*.handlers.ts`, { cwd: join(mocks, 'src') }).toSorted(),
  );
  return row(
    name,
    list(paths),
    list(pages),
    list(files('**/*.machine.ts')),
    list(handlers),
    list(files('**/*.stories.tsx')),
  );
}
