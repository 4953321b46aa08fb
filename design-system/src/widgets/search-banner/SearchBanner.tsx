import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FlightPath } from '../../cards/pass-card/FlightPath.tsx';
import { Field, Root, Text, Title, Words } from './SearchBanner.styles.ts';

export interface SearchBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The question that the field answers. It names the search. */
  title: ReactNode;
  /**
   * The level of the title's heading, one below that of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** One line on what can be searched. */
  description?: ReactNode;
  /** A `SearchField` or an `Autocomplete`. */
  children: ReactNode;
}

/** Opens a page of answers with a search over the brand's ground. To search in a list, the field alone is enough. */
export function SearchBanner({ title, headingLevel = 2, description, children, ...rest }: SearchBannerProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root role="search" aria-labelledby={titleId} {...rest}>
      <FlightPath d="M-4 92 C8 24 34 4 104 9" />
      <Words data-region="dark">
        <Title>
          <Heading id={titleId}>{title}</Heading>
        </Title>
        {description && <Text>{description}</Text>}
      </Words>
      <Field>{children}</Field>
    </Root>
  );
}
