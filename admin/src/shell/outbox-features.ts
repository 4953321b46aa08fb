import { loadTexts } from '../i18n/i18n.ts';
import type { CodePart } from '../manifest/parts.ts';
import type { AnyUndoRules } from '../outbox/journal/undo.types.ts';
import type { AnyFeature } from '../outbox/outbox.connect.ts';

type Module<Value> = Readonly<Record<string, Value>>;
type Modules<Value> = Readonly<Record<string, () => Promise<Module<Value>>>>;

const outboxes: Modules<AnyFeature> = import.meta.glob<Module<AnyFeature>>([
  '../features/**/*.outbox.ts',
  '../{cart,feedback,plans}/*.outbox.ts',
]);
const rules: Modules<AnyUndoRules> = import.meta.glob<Module<AnyUndoRules>>([
  '../features/**/*.undo.ts',
  '../{cart,feedback,plans}/*.undo.ts',
]);
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
  const [feature] = await Promise.all([loadNamed(outboxes, name, 'outbox'), loadFeatureTexts(name)]);
  return feature;
}

/** Loads how the changes of a feature are undone: `kanban.undo.ts` exports `kanbanUndo`. */
export const loadUndoRules = async (name: string): Promise<AnyUndoRules> => loadNamed(rules, name, 'undo');

/** Whether the changes of a feature can be undone from any page. */
export const hasUndoRules = (name: string): boolean => findPath(rules, name, 'undo') !== undefined;

/** Loads the texts in which the changes of a feature are described. */
export async function loadFeatureTexts(name: string): Promise<void> {
  const folder = folderOf(name);
  const manifest = manifests[`../features/${folder}/${folder}.feature.ts`];
  // Those of shared folders and of the frame are no feature's own.
  await loadTexts('app', 'deferred', 'kit', ...(manifest?.texts === undefined ? [] : [manifest.texts]));
}

/** The folder of the page on which a feature's commands are given; empty when there is no such feature. */
export function folderOf(name: string): string {
  const [, folder = '', inner = ''] = findPath(outboxes, name, 'outbox')?.split('/') ?? [];
  return folder === 'features' ? inner : folder;
}

const findPath = (modules: Modules<unknown>, name: string, role: string): string | undefined =>
  Object.keys(modules).find((file) => file.endsWith(`/${name}.${role}.ts`));

async function loadNamed<Value>(modules: Modules<Value>, name: string, role: 'outbox' | 'undo'): Promise<Value> {
  const module = await modules[findPath(modules, name, role) ?? '']?.();
  const value = module?.[`${name}${role === 'outbox' ? 'Outbox' : 'Undo'}`];
  if (!value) throw new Error(`No feature is called ${name}.`);
  return value;
}
