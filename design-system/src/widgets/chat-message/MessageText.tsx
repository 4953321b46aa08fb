import { Fragment } from 'react';
import { useHighlight } from '../../components/highlight/highlight.context.ts';
import { MessageLink } from './Message.styles.ts';
import { messageParts } from './message-parts.ts';

/** The text of a message, with its links. What a `HighlightScope` around searches is marked. */
export function MessageText({ children }: { children: string }) {
  const highlight = useHighlight();
  return messageParts(children).map(({ text, href, from }) =>
    href === undefined ? (
      <Fragment key={from}>{highlight(text)}</Fragment>
    ) : (
      <MessageLink
        key={from}
        href={href}
        {...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {highlight(text)}
      </MessageLink>
    ),
  );
}
