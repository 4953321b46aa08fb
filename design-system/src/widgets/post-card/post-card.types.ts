/** A comment on a post. */
export interface PostComment {
  /** Tells it from the others. */
  id: string;
  author: string;
  /** Address of the author's picture. */
  src?: string;
  text: string;
  likes: number;
  /** Whether the person likes it. */
  isLiked: boolean;
}
