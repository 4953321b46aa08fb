import { resolve } from 'node:path';
import { builtinHandlers, builtinResolvers, ERROR_CODES, type Handler, makeFsImporter, parse } from 'react-docgen';
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

/** Writes down beside each widget what its props are, for the table on its page. Storybook's own plugin takes no `typedProps`. */
export function propTables(): Plugin {
  return {
    name: 'embarque:prop-tables',
    enforce: 'pre',
    transform: {
      filter: { id: widgetFile },
      handler: (code, id) => ({ code: [code, ...widgetsIn(code, id).map(writeDown)].join('\n'), map: null }),
    },
  };
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

const writeDown = (widget: ReturnType<typeof widgetsIn>[number]) =>
  `;${widget.displayName}.__docgenInfo = ${JSON.stringify(widget)};`;
