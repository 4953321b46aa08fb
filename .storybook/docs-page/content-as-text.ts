import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Has content typed in as text: elements cannot be edited, and Storybook would show their source. */
export const contentAsText: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...controlOfContent(argType.table?.type?.summary ?? '', initialArgs[name]), ...argType },
    ]),
  );

function controlOfContent(type: string, initial: unknown): Pick<InputType, 'control'> {
  if (!/\bReactNode\b/.test(type) || type.includes('=>')) return {};
  return { control: typeof initial === 'object' && initial !== null ? false : 'text' };
}
