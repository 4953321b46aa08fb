interface ReviewSideProps {
  title: string;
  text: string;
}

/** A titled part of the review. */
export function ReviewSide({ title, text }: ReviewSideProps) {
  return (
    <div role="group" aria-label={title}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <p>{text}</p>
    </div>
  );
}
