import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string; name: string } }> };
}

/** Shows the types of props as they are written, in place of Storybook's "union" and "unknown". */
export const typesAsWritten: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { tsType } = props[name] ?? {};
      const table = { ...argType.table, type: { summary: tsType?.raw ?? tsType?.name ?? '' } };
      return [name, tsType ? { ...argType, table } : argType];
    }),
  );
};
