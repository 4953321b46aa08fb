/** Shows one message as text and several as a list. */
export function MessageLines({ lines }: { lines: readonly string[] }) {
  if (lines.length < 2) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
