/** What a picture shows. */
export type PictureKind = 'avatar' | 'postcard' | 'esim' | 'luggage' | 'product' | 'blog' | 'document';

/** Where the fake server answers with a drawn picture. The same id is the same picture, always. */
export function pictureUrl(kind: PictureKind, id: string | number): string {
  return `/pictures/${kind}/${encodeURIComponent(id)}.svg`;
}

/** Where the fake server answers with a sample file: what its name says, a PDF, a JPEG or a CSV. */
export function fileUrl(name: string): string {
  return `/pictures/file/${encodeURIComponent(name)}`;
}
