import { history } from '../../releases/history.data.ts';

/** As many as a reader takes in; the history of the repository has all. */
const MOST = 8;

/** The changes of a widget since the last release. */
export function News({ file }: { file: string }) {
  const { release } = history;
  const changes = history.widgets[file]?.changes ?? [];
  if (!release || changes.length === 0) return null;
  return (
    <>
      <h2>Changes since {release.version}</h2>
      <ul>
        {changes.slice(0, MOST).map(({ date, summary }) => (
          <li key={`${date} ${summary}`}>
            <time dateTime={date}>{date}</time> · {summary}
          </li>
        ))}
      </ul>
      {changes.length > MOST && <p>And {changes.length - MOST} earlier ones.</p>}
    </>
  );
}
