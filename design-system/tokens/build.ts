import { writeFileSync } from 'node:fs';
import { type CssTokens, readTokens } from './read-tokens.ts';

const { tokens, overrides } = readTokens();

writeFileSync(
  new URL('../src/theme/tokens.ts', import.meta.url),
  `// Written by \`npm run tokens\` from design-system/tokens/*.tokens.json; a test fails when the two differ.

/** Every token with its value in the light skin, comfortable density, on a wide window. */
export const tokens = ${write(tokens)};

/** The values that differ in other skins, densities and windows. */
export const overrides = {
${Object.entries(overrides)
  .map(([name, differing]) => `  ${JSON.stringify(name)}: ${write(differing)},`)
  .join('\n')}
};
`,
);

function write(groups: CssTokens): string {
  const lines = Object.entries(groups).flatMap(([group, members]) => [`${group}: {`, ...writeMembers(members), '},']);
  return `{\n${lines.join('\n')}\n}`;
}

function writeMembers(members: CssTokens[string]): string[] {
  return Object.entries(members).flatMap(([name, { value, description }]) => [
    ...(description ? [`/** ${description} */`] : []),
    `${name}: ${JSON.stringify(value)},`,
  ]);
}
