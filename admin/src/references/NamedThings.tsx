import { HoverCard, Inline, Link } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { KnownReferences } from './KnownReferences.tsx';

/** A line of links to the things of these names, as far as they exist. */
export function NamedThings({ names }: { names: string }) {
  const { t } = useLingui();
  return (
    <KnownReferences text={names}>
      {(found) =>
        found.length > 0 && (
          <Inline role="group" aria-label={t`In this text`}>
            {found.map(({ from, to, href, card }) => (
              <HoverCard key={from} card={card}>
                <Link href={href}>{names.slice(from, to)}</Link>
              </HoverCard>
            ))}
          </Inline>
        )
      }
    </KnownReferences>
  );
}
