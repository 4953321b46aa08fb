import { describe, expect, it } from 'vitest';
import { codeOf, exportedNames, readExamples } from './example-source.ts';

const source = `import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { useTrips } from './trips.samples.ts';

/** For what starts an action. */
export const Basic = () => <Button>Issue</Button>;
/**
 * Says what it waits for, in
 * two lines.
 */
export function WithHTMLAnd2Words() {
  const trips = useTrips();
  return (
    <Stack>
      <Framed label={<Trans>Trips</Trans>}>{trips.length}</Framed>
    </Stack>
  );
}

/** Draws the edge. */
function Framed({ label, ...rest }: ButtonProps & { label: ReactNode }) {
  return (
    <Frame>
      {label}
      <Button {...rest} />
    </Frame>
  );
}

export const sizes = ['small'];

const Frame = styled.div\`
  padding: 1px;
\`;
`;

const publicNames = new Set(['Stack', 'Button', 'ButtonProps']);
const [basic, words] = readExamples(source);

describe('the examples of a file', () => {
  it('are its components, in their order', () => {
    expect(readExamples(source).map(({ name }) => name)).toEqual(['Basic', 'WithHTMLAnd2Words']);
  });

  it('are called by their names as a sentence', () => {
    expect([basic?.title, words?.title]).toEqual(['Basic', 'With HTML and 2 words']);
  });

  it('are described by the comment above them', () => {
    expect(basic?.description).toBe('For what starts an action.');
    expect(words?.description).toBe('Says what it waits for, in two lines.');
  });

  it('have no description without a comment', () => {
    expect(readExamples('export const Basic = () => null;')[0]?.description).toBeUndefined();
  });
});

describe('the code of an example', () => {
  it('is the example and what it imports, from the package', () => {
    expect(codeOf(source, 'Basic', publicNames)).toBe(
      `import { Button } from '@embarque/design-system';

export const Basic = () => <Button>Issue</Button>;`,
    );
  });

  it('brings the helpers that it uses, in the order of the file, and neighbours that the package keeps to itself', () => {
    expect(codeOf(source, 'WithHTMLAnd2Words', publicNames)).toBe(
      `import { Button, type ButtonProps, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTrips } from './trips.samples.ts';

export function WithHTMLAnd2Words() {
  const trips = useTrips();
  return (
    <Stack>
      <Framed label={<Trans>Trips</Trans>}>{trips.length}</Framed>
    </Stack>
  );
}

/** Draws the edge. */
function Framed({ label, ...rest }: ButtonProps & { label: ReactNode }) {
  return (
    <Frame>
      {label}
      <Button {...rest} />
    </Frame>
  );
}

const Frame = styled.div\`
  padding: 1px;
\`;`,
    );
  });

  it('keeps imports of types, of everything, and without braces', () => {
    const code = codeOf(
      `import type { Tone } from '../../theme/tones.ts';
import * as flags from './flags.ts';
import postcard from './postcard.svg';

export const Basic = (tone: Tone) => [flags, postcard, tone];
`,
      'Basic',
      publicNames,
    );
    expect(code.split('\n').slice(0, 3)).toEqual([
      "import { type Tone } from '../../theme/tones.ts';",
      "import * as flags from './flags.ts';",
      "import postcard from './postcard.svg';",
    ]);
  });
});

describe('the names of a barrel file', () => {
  it('are values and types, as they are called outside', () => {
    const barrel = `export { Button, type ButtonProps } from './Button.tsx';
export type { Tone } from './tones.ts';
export { default as Logo } from './Logo.tsx';
`;
    expect([...exportedNames(barrel)]).toEqual(['Button', 'ButtonProps', 'Tone', 'Logo']);
  });
});
