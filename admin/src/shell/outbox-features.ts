import { loadTexts } from '../i18n/i18n.ts';
import type { CodePart } from '../manifest/parts.ts';
import type { AnyFeature } from '../outbox/outbox.connect.ts';

type OutboxModule = Readonly<Record<string, AnyFeature>>;

const modules = import.meta.glob<OutboxModule>(['../features/**/*.outbox.ts', '../{cart,feedback,plans}/*.outbox.ts']);
const manifests = import.meta.glob<CodePart>('../features/*/*.feature.ts', {
  eager: true,
  query: '?code',
  import: 'default',
});

/**
 * Loads a feature that gives commands, with its texts: the page that is open has not loaded them, and a refusal is told in them.
 *
 * @param name first word of the feature's file: `kanban.outbox.ts` exports `kanbanOutbox`
 */
export async function loadFeature(name: string): Promise<AnyFeature> {
  const [path = '', load] = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.outbox.ts`)) ?? [];
  const [module] = await Promise.all([load?.(), loadTextsOf(path)]);
  const feature = module?.[`${name}Outbox`];
  if (!feature) throw new Error(`No feature is called ${name}.`);
  return feature;
}

async function loadTextsOf(path: string): Promise<void> {
  const folder = path.split('/')[2] ?? '';
  const manifest = manifests[`../features/${folder}/${folder}.feature.ts`];
  if (manifest?.texts) await loadTexts('app', 'kit', manifest.texts);
}
