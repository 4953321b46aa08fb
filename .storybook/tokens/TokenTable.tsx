import { ScrollArea } from '../../design-system/src/components/scroll-area/ScrollArea.tsx';
import { Copyable } from './Copyable.tsx';
import { Muted, Samples, Table, Value } from './Foundation.styles.ts';
import { factsOfTokens, type TokenFacts, type TokenGroup } from './token.facts.ts';
import { type DrawToken, sampleOf } from './token.samples.tsx';

export interface TokenTableProps {
  /** The group whose tokens are listed. */
  group: TokenGroup;
  /** Draws a token in the way of the page, not in that of its group. */
  sample?: DrawToken;
}

/** All tokens of a group. */
export const TokenTable = ({ group, sample }: TokenTableProps) => (
  <TokenFactsTable label={`Tokens: ${group}`} tokens={factsOfTokens(group)} sample={sample} />
);

interface TokenFactsTableProps {
  /** The name of the table, for screen readers. */
  label: string;
  tokens: readonly TokenFacts[];
  sample?: DrawToken | undefined;
}

/** Tokens with their names, their values in each mode and their use. A press on a name or a value copies it. */
export function TokenFactsTable({ label, tokens, sample }: TokenFactsTableProps) {
  return (
    <ScrollArea label={label} axis="inline">
      <Table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Token</th>
            <th scope="col">Variable</th>
            <th scope="col">Value</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.path} token={token} sample={sample ?? sampleOf(token)} />
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  );
}

function TokenRow({ token, sample }: { token: TokenFacts; sample: DrawToken | undefined }) {
  return (
    <tr>
      <Samples>{sample?.(`var(${token.variable})`)}</Samples>
      <th scope="row">
        <Copyable>{token.path}</Copyable>
      </th>
      <td>
        <Copyable>{token.variable}</Copyable>
      </td>
      <td>
        {token.values.map(({ mode, value }) => (
          <Value key={mode}>
            {token.values.length > 1 && <Muted>{mode}</Muted>}
            <Copyable>{value}</Copyable>
          </Value>
        ))}
      </td>
      <td>
        <Muted>{token.use}</Muted>
      </td>
    </tr>
  );
}
