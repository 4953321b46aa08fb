import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string; name: string } }> };
}

/** Shows the types of props as they are written, in place of Storybook's "union" and "unknown". */
export const typesAsWritten: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { tsType } = props[name] ?? {};
      const type = tsType?.raw ?? tsType?.name ?? '';
      const table = { ...argType.table, type: { summary: type } };
      return [name, tsType ? { ...controlOfContent(type, initialArgs[name]), ...argType, table } : argType];
    }),
  );
};

/** Content is typed in as text; elements cannot be edited, and Storybook would show their source. */
function controlOfContent(type: string, initial: unknown): Pick<InputType, 'control'> {
  if (!/\bReactNode\b/.test(type) || type.includes('=>')) return {};
  return { control: typeof initial === 'object' && initial !== null ? false : 'text' };
}
