import { factsOfPaths } from '../../tokens/token.facts.ts';
import { TokenFactsTable } from '../../tokens/TokenTable.tsx';

/** The tokens in a widget's styles, to copy. */
export function Tokens({ paths }: { paths: readonly string[] }) {
  return (
    <>
      <h2>Tokens</h2>
      <TokenFactsTable label="Tokens" tokens={factsOfPaths(paths)} />
    </>
  );
}
