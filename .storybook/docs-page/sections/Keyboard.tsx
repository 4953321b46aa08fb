import type { KeyboardTable } from '@embarque/design-system/conformance';
import { useTexts } from './useTexts.ts';

interface KeyboardProps {
  /** The keys of the widget, or of the control that opens it. */
  table: KeyboardTable | undefined;
  /** The keys of a layer, while it is open. */
  openTable: KeyboardTable | undefined;
  /** The reading of a screen reader, in a sentence or two. */
  screenReader: string | undefined;
  /** The title of the page, which says whose texts it needs. */
  title: string;
}

/** The keys that a widget handles, and what a screen reader reads. */
export function Keyboard({ table, openTable, screenReader, title }: KeyboardProps) {
  if (!table && !openTable && !screenReader) return null;

  return (
    <>
      <h2>{screenReader ? 'Keyboard and screen reader' : 'Keyboard'}</h2>
      {table && <Keys table={table} title={title} />}
      {table && openTable && <h3>While it is open</h3>}
      {openTable && <Keys table={openTable} title={title} />}
      {screenReader && <p>{screenReader}</p>}
    </>
  );
}

function Keys({ table, title }: { table: KeyboardTable; title: string }) {
  const texts = useTexts(title);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ keys, does, isNative }) => (
          <tr key={keys.join()}>
            <td>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </td>
            <td>
              {texts?._(does)}
              {isNative && ' (by the browser)'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
