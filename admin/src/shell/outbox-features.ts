import { loadTexts } from '../i18n/i18n.ts';
import type { CodePart } from '../manifest/parts.ts';
import type { AnyFeature, FeatureLoaders } from '../outbox/outbox.send.ts';

type OutboxModule = Readonly<Record<string, AnyFeature>>;

const modules = import.meta.glob<OutboxModule>(['../features/**/*.outbox.ts', '../cart/**/*.outbox.ts']);
const manifests = import.meta.glob<CodePart>('../features/*/*.feature.ts', { query: '?code', import: 'default' });

/** The features that give commands, by the first word of their file: `kanban.outbox.ts` exports `kanbanOutbox`. */
export const outboxFeatures: FeatureLoaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.outbox.ts'.length);
    return [name, () => loadFeature(name, path, load)];
  }),
);

/** Its texts come along: the page that is open by then has not loaded them, and a refusal is told in them. */
async function loadFeature(name: string, path: string, load: () => Promise<OutboxModule>): Promise<AnyFeature> {
  const [module] = await Promise.all([load(), loadTextsOf(name)]);
  const feature = module[`${name}Outbox`];
  if (!feature) throw new Error(`${path} exports no ${name}Outbox.`);
  return feature;
}

async function loadTextsOf(name: string): Promise<void> {
  const manifest = await manifests[`../features/${name}/${name}.feature.ts`]?.();
  if (manifest?.texts) await loadTexts('app', 'kit', manifest.texts);
}
