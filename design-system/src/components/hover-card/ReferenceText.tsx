import { Fragment, type ReactNode, useContext } from 'react';
import { Link, type LinkProps } from '../buttons/Link.tsx';
import { HoverCard } from './HoverCard.tsx';
import { ReferenceContext, type TextReference } from './references.ts';

export interface ReferenceTextProps extends Omit<LinkProps, 'children' | 'href'> {
  children: string;
  /** Draws each piece of the text, such as with what is searched marked. */
  format?: (text: string) => ReactNode;
}

/** A text in which the things that it names are links, each with its `HoverCard`; the rest goes to the links. */
export function ReferenceText({ children: text, format = same, ...link }: ReferenceTextProps) {
  const source = useContext(ReferenceContext);
  if (!source?.mayHave(text)) return format(text);
  return (
    <source.References text={text}>
      {(found) =>
        piecesOf(text, found).map(({ from, words, reference }) =>
          reference ? (
            <HoverCard key={from} card={reference.card}>
              <Link {...link} href={reference.href}>
                {format(words)}
              </Link>
            </HoverCard>
          ) : (
            <Fragment key={from}>{format(words)}</Fragment>
          ),
        )
      }
    </source.References>
  );
}

const same = (text: string) => text;

interface Piece {
  from: number;
  words: string;
  reference?: TextReference;
}

/** Put together, the pieces are the text. */
function piecesOf(text: string, found: readonly TextReference[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const reference of found) {
    const { from, to } = reference;
    if (from > end) pieces.push({ from: end, words: text.slice(end, from) });
    pieces.push({ from, words: text.slice(from, to), reference });
    end = to;
  }
  if (end < text.length) pieces.push({ from: end, words: text.slice(end) });
  return pieces;
}
