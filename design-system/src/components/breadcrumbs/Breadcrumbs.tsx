import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type Ref, useEffect, useRef, useState } from 'react';
import type { Distribution } from '../../page-layout/primitives/space.ts';
import {
  type BreadcrumbSeparator,
  Crumb,
  CrumbLink,
  List,
  More,
  MoreButton,
  Separator,
  Text,
} from './Breadcrumbs.styles.ts';

export interface Breadcrumb {
  label: string;
  /** The link's target. Without it, the item is plain text. The last item is the page itself and never a link. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the start page down to the page on screen. */
  items: readonly Breadcrumb[];
  /**
   * The separator between two items.
   * @default 'chevron'
   */
  separator?: BreadcrumbSeparator;
  /**
   * The distribution of the items along the line.
   * @default 'start'
   */
  distribute?: Exclude<Distribution, 'between'>;
}

/** The way from the start page to this one, for pages two levels down and more. Phones show its ends. */
export function Breadcrumbs({ items, separator = 'chevron', distribute = 'start', ...rest }: BreadcrumbsProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const firstInMiddle = useRef<HTMLElement>(null);
  const lastInMiddle = items.length - 3;

  // The button that was pressed is gone; what it brought takes its focus.
  useEffect(() => {
    if (isWhole) firstInMiddle.current?.focus();
  }, [isWhole]);

  return (
    <nav aria-label={t`Breadcrumbs`} {...rest}>
      <List role="list" data-whole={isWhole || undefined} $distribute={distribute}>
        {items.map(({ label, href }, index) => (
          <Crumb key={`${href ?? ''} ${label}`} data-middle={(index > 0 && index <= lastInMiddle) || undefined}>
            {index > 0 && <Separator aria-hidden $variant={separator} />}
            <PageLink
              ref={index === 1 ? firstInMiddle : undefined}
              label={label}
              href={href}
              isCurrent={index === items.length - 1}
            />
            {index === 0 && lastInMiddle > 0 && !isWhole && (
              <More>
                <Separator aria-hidden $variant={separator} />
                <MoreButton type="button" aria-label={t`Show all levels`} onClick={() => setWhole(true)}>
                  …
                </MoreButton>
              </More>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}

function PageLink({
  ref,
  label,
  href,
  isCurrent,
}: Breadcrumb & { ref: Ref<HTMLElement> | undefined; isCurrent: boolean }) {
  if (href !== undefined && !isCurrent) {
    return (
      <CrumbLink ref={ref as Ref<HTMLAnchorElement>} href={href}>
        {label}
      </CrumbLink>
    );
  }
  return (
    <Text ref={ref} tabIndex={ref ? -1 : undefined} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Text>
  );
}
