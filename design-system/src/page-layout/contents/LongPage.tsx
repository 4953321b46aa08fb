import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLink } from '../../theme/provider/links.ts';
import { Columns, Contents, Entry, Root } from './LongPage.styles.ts';
import { useSectionInSight } from './useSectionInSight.ts';

export interface PageSection {
  /** The id of its element. */
  id: string;
  title: ReactNode;
}

export interface LongPageProps extends ComponentPropsWithRef<'div'> {
  /** The title of the table of contents: "On this page". */
  label: string;
  /** The sections, from top to bottom. */
  sections: readonly PageSection[];
  /**
   * Whether the list stands beside the content from 44rem on, not only from 60rem.
   * @default false
   */
  isCompact?: boolean;
}

/**
 * A page of many sections beside the list of them, which says where one is. The list goes where the window is too narrow for
 * both. For pages that belong together, use `Nav`.
 */
export function LongPage({ label, sections, isCompact = false, children, ...rest }: LongPageProps) {
  const current = useSectionInSight(sections);
  return (
    <Root {...rest}>
      <Columns data-compact={isCompact || undefined}>
        <div>{children}</div>
        {sections.length > 1 && (
          <Contents aria-label={label}>
            <p aria-hidden="true">{label}</p>
            <ul role="list">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <SectionLink id={id} isCurrent={id === current}>
                    {title}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </Contents>
        )}
      </Columns>
    </Root>
  );
}

function SectionLink({ id, isCurrent, children }: { id: string; isCurrent: boolean; children: ReactNode }) {
  const link = useLink(`#${id}`);
  return (
    <Entry {...link} aria-current={isCurrent ? 'location' : undefined}>
      {children}
    </Entry>
  );
}
