import type { AnyFeature, FeatureLoaders } from '../outbox/outbox.send.ts';

type OutboxModule = Readonly<Record<string, AnyFeature>>;

const modules = import.meta.glob<OutboxModule>(['../features/**/*.outbox.ts', '../cart/**/*.outbox.ts']);

/** The features that give commands, by the first word of their file: `kanban.outbox.ts` exports `kanbanOutbox`. */
export const outboxFeatures: FeatureLoaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.outbox.ts'.length);
    const loadFeature = async () => {
      const feature = (await load())[`${name}Outbox`];
      if (!feature) throw new Error(`${path} exports no ${name}Outbox.`);
      return feature;
    };
    return [name, loadFeature];
  }),
);
