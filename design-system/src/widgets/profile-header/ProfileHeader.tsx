import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { Actions, Bar, Cover, Face, Names, Root, Toggle, Views } from './ProfileHeader.styles.ts';

export interface ProfileView {
  /** Tells it from the others. */
  id: string;
  label: string;
  href: string;
}

export interface ProfileHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The person's name, as a heading. */
  name: string;
  /** The person's job title. */
  detail: string;
  /** Address of the person's picture. */
  src?: string | null | undefined;
  /** Address of the picture behind them, which says nothing of its own. */
  cover?: string;
  /** The views of the profile. On phones they are behind a button. */
  views: readonly ProfileView[];
  /** Id of the view that is shown. */
  current: string;
  /** Buttons and links at the end. */
  actions?: ReactNode;
}

/** Opens the profile of a person. For a person among others, use `ProfileCard`. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { name, detail, src, cover, views, current, actions, ...rest } = props;
  const { t } = useLingui();
  const viewsId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const shown = views.find(({ id }) => id === current)?.label;
  // The chosen link is hidden with the others, and must not take the focus along.
  const choose = () => {
    if (isOpen) toggle.current?.focus();
    setOpen(false);
  };
  return (
    <Root {...rest}>
      <Cover>{cover && <img src={cover} alt="" />}</Cover>
      <Bar>
        <Face>
          <Avatar name={name} src={src} size="xlarge" isDecorative />
        </Face>
        <Names>
          <h2 dir="auto">{name}</h2>
          <p dir="auto">{detail}</p>
        </Names>
        <Toggle>
          <Button
            ref={toggle}
            variant="outline"
            tone="secondary"
            icon={ChevronDown}
            aria-expanded={isOpen}
            aria-controls={viewsId}
            onClick={() => setOpen(!isOpen)}
          >
            {shown}
          </Button>
        </Toggle>
        <Views id={viewsId} aria-label={t`Views of the profile`} data-open={isOpen || undefined}>
          {views.map(({ id, label, href }) => (
            <ButtonLink
              key={id}
              href={href}
              variant={id === current ? 'soft' : 'ghost'}
              tone={id === current ? 'primary' : 'secondary'}
              shape="round"
              aria-current={id === current ? 'page' : undefined}
              onClick={choose}
            >
              {label}
            </ButtonLink>
          ))}
        </Views>
        {actions && <Actions>{actions}</Actions>}
      </Bar>
    </Root>
  );
}
