import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { builtinHandlers, builtinResolvers, ERROR_CODES, type Handler, makeFsImporter, parse } from 'react-docgen';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import type { ArgTypes } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { typedProps } from './typed-props.ts';

/** Files that a table of props is about. To read the types of all others too took a third of the build. */
const widgetFile = /\/(?:design-system|admin)\/src\/.*\/[A-Z]\w*(?:\.samples)?\.tsx$/;

const definedIn: Handler = (documentation, component) => {
  documentation.set('definedIn', component.hub.file.opts.filename);
};

const { codeTypeHandler: _replaced, ...otherHandlers } = builtinHandlers;

const settings = {
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  handlers: [...Object.values(otherHandlers), typedProps, definedIn],
  importer: makeFsImporter((name, folder) => {
    if (name.startsWith('.')) return resolve(folder, name);
    throw Object.assign(new Error(`The types of ${name} are not read.`), { code: 'MODULE_NOT_FOUND' });
  }),
};

/** Files of stories, which say whose table of props stands beside them. */
const storyFile = /\/(?:design-system|admin)\/src\/.*\.(?:stories|testing)\.tsx?$/;

/** The part of `__docgenInfo` that Storybook, and its frame here, read. */
export interface WidgetDocs {
  /** The name of a widget in the code of a story; the build takes the names of functions away. */
  displayName: string;
  description?: string;
  argTypes?: ArgTypes;
}

/**
 * Writes down what the props of widgets are, for the tables on their pages. The table of a widget stands in the files of its own
 * stories: most stories show many widgets and the table of one. Storybook's own plugin does not do so, and takes no `typedProps`.
 */
export function propTables(): Plugin[] {
  return [
    {
      name: 'embarque:widget-names',
      enforce: 'pre',
      transform: {
        filter: { id: widgetFile },
        handler: (code, id) => ({ code: [code, ...widgetsIn(code, id).map(nameOf)].join('\n'), map: null }),
      },
    },
    {
      name: 'embarque:prop-tables',
      enforce: 'pre',
      transform: {
        filter: { id: storyFile },
        handler(code, id) {
          const shown = widgetsShownIn(code, id);
          for (const { file } of shown) this.addWatchFile(file);
          return { code: [code, ...shown.flatMap(tableOf)].join('\n'), map: null };
        },
      },
    },
  ];
}

/** A widget that stories name as theirs. */
interface ShownWidget {
  file: string;
  /** The name that its file gives it, and the one that the stories do. */
  name: string;
  local: string;
}

/** The widgets that a file of stories names as its `component` and `subcomponents`, if it imports them from their files. */
export function widgetsShownIn(code: string, id: string): ShownWidget[] {
  const named = new Set([
    ...[...code.matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => name),
    ...[...code.matchAll(/\bsubcomponents: \{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ]);
  return [...code.matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gm)]
    .map(([, names = '', path = '']) => ({ names, file: resolve(dirname(id), path) }))
    .filter(({ file }) => widgetFile.test(file))
    .flatMap(({ names, file }) =>
      [...names.matchAll(/(?<!\w)(\w+)(?: as (\w+))?(?=\s*(?:,|$))/g)].map(([, name = '', local = name]) => ({
        file,
        name,
        local,
      })),
    )
    .filter(({ local }) => named.has(local));
}

function tableOf({ file, name, local }: ShownWidget): string[] {
  return widgetsIn(readFileSync(file, 'utf8'), file)
    .filter(({ displayName }) => displayName === name)
    .map((widget) =>
      writeDown(local, { displayName: name, description: widget.description, argTypes: argTypesOf(widget) }),
    );
}

/** The rows of a table as Storybook makes them of what react-docgen reads, with types as they are written. */
export function argTypesOf(widget: Widget): ArgTypes {
  const rows = extractComponentProps({ __docgenInfo: widget }, 'props').map(({ propDef }) => propDef);
  return Object.fromEntries(
    rows.map(({ name, description, type, sbType, defaultValue, jsDocTags, required }) => {
      const { tsType } = widget.props?.[name] ?? {};
      const written = tsType && { summary: ('raw' in tsType ? tsType.raw : undefined) ?? tsType.name };
      const table = { type: written ?? type ?? undefined, jsDocTags, defaultValue: defaultValue ?? undefined };
      return [name, { name, description, type: { required, ...sbType }, table }];
    }),
  ) as ArgTypes;
}

/** The widgets of a file and their props, as react-docgen reads them. */
export function widgetsIn(code: string, filename: string) {
  try {
    return parse(code, { ...settings, filename }).filter(
      (widget) => 'definedIn' in widget && widget.definedIn === filename,
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

type Widget = ReturnType<typeof widgetsIn>[number];

const nameOf = ({ displayName = '' }: Widget) => writeDown(displayName, { displayName });

const writeDown = (local: string, docs: WidgetDocs) => `;${local}.__docgenInfo = ${JSON.stringify(docs)};`;
