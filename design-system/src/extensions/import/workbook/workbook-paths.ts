/** The files of a workbook by their paths. */
export type WorkbookFiles = Readonly<Record<string, Uint8Array>>;

export const WORKBOOK = 'xl/workbook.xml';
export const STYLES = 'xl/styles.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/**
 * The files at the paths that the library knows. Programs write paths as Windows does, or in other cases than they name them, and
 * begin elsewhere than at `xl/workbook.xml`; charts that fill a sheet are no sheets to read.
 *
 * @returns the same object where there is nothing to do
 */
export function withUsualPaths(files: WorkbookFiles): WorkbookFiles {
  const isPlain = Object.keys(files).every((path) => !/\\|^\//.test(path));
  const plain = isPlain ? files : mapped(files, (path) => path.replaceAll('\\', '/').replace(/^\/+/, ''));
  return withoutOtherSheets(withTargets(withUsualBeginning(plain)));
}

/** The paths of the sheets with cells. */
export function worksheetsIn(files: WorkbookFiles): string[] {
  return relationsIn(textOf(files, RELATIONS)).flatMap(({ type, target }) =>
    type === 'worksheet' ? [pathOf(target, 'xl')] : [],
  );
}

interface Relation {
  id: string;
  /** The last part of its type. */
  type: string;
  target: string;
}

function relationsIn(xml: string): Relation[] {
  return (xml.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []).map((tag) => ({
    id: attribute(tag, 'Id'),
    type: attribute(tag, 'Type').split('/').at(-1) ?? '',
    target: attribute(tag, 'Target'),
  }));
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`).exec(tag)?.[2] ?? '';

/** The workbook where the library looks for it, whatever it is called. */
function withUsualBeginning(files: WorkbookFiles): WorkbookFiles {
  const beginning = relationsIn(textOf(files, '_rels/.rels')).find(({ type }) => type === 'officeDocument');
  const path = beginning && inAnyCase(files, pathOf(beginning.target, ''));
  if (!path || path === WORKBOOK) return files;
  const { folder, name } = partsOf(path);
  const relations = inAnyCase(files, `${folder}/_rels/${name}.rels`) ?? RELATIONS;
  const { [path]: workbook, [relations]: _, ...others } = files;
  const absolute = textOf(files, relations).replaceAll(
    /(\sTarget\s*=\s*["'])([^"']*)/g,
    (_whole, before: string, target: string) => `${before}/${pathOf(target, folder)}`,
  );
  return { ...others, ...(workbook && { [WORKBOOK]: workbook }), [RELATIONS]: bytesOf(absolute) };
}

/** Each target at the path by which it is named. */
function withTargets(files: WorkbookFiles): WorkbookFiles {
  const xml = textOf(files, RELATIONS);
  const renamed = new Map<string, string>();
  for (const { target } of relationsIn(xml)) {
    const wanted = pathOf(target, 'xl');
    const actual = inAnyCase(files, wanted);
    if (actual && actual !== wanted) renamed.set(actual, wanted);
  }
  return renamed.size === 0 ? files : mapped(files, (path) => renamed.get(path) ?? path);
}

/** Without the sheets of charts and dialogs, which the library takes for sheets with cells. */
function withoutOtherSheets(files: WorkbookFiles): WorkbookFiles {
  const others = relationsIn(textOf(files, RELATIONS)).flatMap(({ id, type }) =>
    /sheet$/i.test(type) && type !== 'worksheet' ? [id] : [],
  );
  if (others.length === 0) return files;
  const workbook = textOf(files, WORKBOOK).replaceAll(/<(?:\w+:)?sheet\b[^>]*>(?:\s*<\/(?:\w+:)?sheet>)?/g, (tag) =>
    others.includes(attribute(tag, String.raw`\w+:id`)) ? '' : tag,
  );
  return { ...files, [WORKBOOK]: bytesOf(workbook) };
}

function partsOf(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) };
}

/** The path of a target that is named from a folder, or from the root. */
const pathOf = (target: string, folder: string) =>
  decodeURI(new URL(target.replaceAll('\\', '/'), `https://workbook/${folder}${folder && '/'}`).pathname).slice(1);

function inAnyCase(files: WorkbookFiles, path: string): string | undefined {
  if (path in files) return path;
  return Object.keys(files).find((one) => one.toLowerCase() === path.toLowerCase());
}

function mapped(files: WorkbookFiles, nameOf: (path: string) => string): WorkbookFiles {
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [nameOf(path), bytes]));
}

export const textOf = (files: WorkbookFiles, path: string): string => new TextDecoder().decode(files[path]);
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
