interface TextsProps {
  /** The occasion, the text to write, and the one to avoid. */
  rows: ReadonlyArray<readonly [occasion: string, write: string, avoid: string]>;
}

/** Texts of a pattern, each with one that it replaces. */
export function Texts({ rows }: TextsProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Write</th>
          <th scope="col">Not</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([occasion, write, avoid]) => (
          <tr key={occasion}>
            <th scope="row">{occasion}</th>
            <td>{write}</td>
            <td>{avoid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
