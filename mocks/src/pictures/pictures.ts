/** The subject of a picture. */
export type PictureKind = 'avatar' | 'postcard' | 'esim' | 'luggage' | 'product' | 'blog' | 'document';

/** The address of a drawn picture of the fake API. The same id is the same picture, always. */
export function pictureUrl(kind: PictureKind, id: string | number): string {
  return `/pictures/${kind}/${encodeURIComponent(id)}.svg`;
}

/** The address of a sample file of the fake API: of the kind that its name says, a PDF, a JPEG or a CSV. */
export function fileUrl(name: string): string {
  return `/pictures/file/${encodeURIComponent(name)}`;
}
