/** The sites that an address can be shared on. */
export type Network = 'facebook' | 'github' | 'gitlab' | 'instagram' | 'linkedin' | 'twitter' | 'youtube';

interface Target {
  href: string;
  /** Whether the site accepts no address, so that it is copied for pasting there. */
  isPasted: boolean;
}

/** The page of a site that shares an address. */
export function targetOn(network: Network, url: string, title: string): Target {
  const [link, text] = [url, title].map(encodeURIComponent);
  switch (network) {
    case 'facebook':
      return { href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, isPasted: false };
    case 'twitter':
      return { href: `https://twitter.com/intent/tweet?url=${link}&text=${text}`, isPasted: false };
    case 'linkedin':
      return { href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`, isPasted: false };
    case 'github':
      return { href: 'https://gist.github.com/', isPasted: true };
    case 'gitlab':
      return { href: 'https://gitlab.com/-/snippets/new', isPasted: true };
    case 'instagram':
      return { href: 'https://www.instagram.com/', isPasted: true };
    case 'youtube':
      return { href: 'https://www.youtube.com/', isPasted: true };
  }
}

/** A letter with the address in it. */
export const mailtoOf = (url: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
