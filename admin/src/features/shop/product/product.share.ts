/** The share URLs of a product. YouTube and Instagram accept no link, so theirs open the site. */
export function shareUrls(url: string, name: string) {
  const [link, text] = [url, name].map(encodeURIComponent);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?url=${link}&text=${text}`,
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
    email: `mailto:?subject=${text}&body=${link}`,
  };
}
