import { Link, type LinkProps } from '@embarque/design-system';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps extends Omit<LinkProps, 'href' | 'onSelect'> {
  /** The id of the story. */
  story: string;
  /** Called when it opens here. */
  onOpen?: () => void;
}

/** Opens a story. Storybook stays as it is around it; with a key held down the link opens elsewhere, as any other. */
export function StoryLink({ story, onOpen, ...rest }: StoryLinkProps) {
  return (
    <Link
      {...rest}
      href={`./?path=/story/${story}`}
      target="_top"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen?.();
        addons.getChannel().emit(SELECT_STORY, { storyId: story });
      }}
    />
  );
}
