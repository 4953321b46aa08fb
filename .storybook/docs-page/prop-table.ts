import { combineParameters } from 'storybook/preview-api';
import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import type { WidgetDocs } from '../build/prop-tables.ts';

/** The rows of the table of a widget's props, as `build/prop-tables.ts` wrote them down; `null` when it has no table. */
export const tableOfProps = (component: unknown): ArgTypes | null => docsOf(component)?.argTypes ?? null;

/** The sentences that say what a widget is for. */
export const descriptionOf = (component: unknown): string => docsOf(component)?.description ?? '';

/** Gives each story the table of its widget; what the story says of a prop comes first. */
export const tablesOfProps: ArgTypesEnhancer = ({ component, argTypes }) => {
  const table = tableOfProps(component);
  return table ? combineParameters(table, argTypes) : argTypes;
};

const docsOf = (component: unknown) => (component as { __docgenInfo?: WidgetDocs } | undefined)?.__docgenInfo;
