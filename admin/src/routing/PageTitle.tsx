/** Names the page in the browser's tab and history. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Embarque`}</title>;
}
