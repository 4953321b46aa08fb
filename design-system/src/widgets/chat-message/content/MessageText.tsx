import { ReferenceText } from '../../../components/hover-card/ReferenceText.tsx';
import { useHighlight } from '../../../components/highlight/highlight.context.ts';
import { MessageLink } from '../Message.styles.ts';
import { messageParts } from './message-parts.ts';
import { useTabStop } from '../stop.context.ts';

/** The text of a message, with its links. A `HighlightScope` around marks what is searched. */
export function MessageText({ children }: { children: string }) {
  const highlight = useHighlight();
  const stop = useTabStop();
  return messageParts(children).map(({ text, href, from }) =>
    href === undefined ? (
      <ReferenceText key={from} {...stop} variant="text" format={highlight}>
        {text}
      </ReferenceText>
    ) : (
      <MessageLink key={from} {...stop} href={href} {...(/^https?:/i.test(href) && elsewhere)}>
        {highlight(text)}
      </MessageLink>
    ),
  );
}

/** A page that a message leads to must not reach this one, nor know where it comes from. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
