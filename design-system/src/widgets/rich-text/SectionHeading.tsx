import { useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Anchor, Section } from './RichText.styles.ts';

interface SectionHeadingProps {
  id: string;
  /** As its author aligned it. */
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A heading with a link to itself, for those who point others to it. */
export function SectionHeading({ id, style, children }: SectionHeadingProps) {
  const { t } = useLingui();
  return (
    <Section>
      <h3 id={id} tabIndex={-1} style={style && { ...style, flex: 1 }}>
        {children}
      </h3>
      <Anchor href={`#${id}`} aria-label={t`Link to this section`} aria-describedby={id}>
        <Icon icon={Link2} />
      </Anchor>
    </Section>
  );
}
