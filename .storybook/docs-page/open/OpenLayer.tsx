import { useContext } from 'react';
import { GlobalsInAddress } from '../globals-in-address.ts';
import { pictureOf } from './open-picture.ts';

/**
 * A layer while it is open, in a page of its own: on this one it would cover what is to be read, and hold the focus. It is a
 * picture, which nothing reaches.
 *
 * @param id the story that opens the layer by itself
 */
export function OpenLayer({ id }: { id: string }) {
  const globals = useContext(GlobalsInAddress);
  return (
    <figure className="open-layer">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook */}
      <iframe inert loading="lazy" title="The open layer" src={pictureOf(id, globals)} />
      <figcaption>
        While it is open.{' '}
        <a href={`./?path=/story/${id}`} target="_top">
          Open it to try it
        </a>
      </figcaption>
    </figure>
  );
}
