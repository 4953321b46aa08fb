/** Where a link to a product can be told further; `url` stands for those that take none, which get it by hand. */
export function shareAddresses(url: string, name: string) {
  const [link, words] = [url, name].map(encodeURIComponent);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    twitter: `https://twitter.com/intent/tweet?url=${link}&text=${words}`,
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
    email: `mailto:?subject=${words}&body=${link}`,
  };
}
