import {
  Button,
  copyText,
  DescriptionList,
  Heading,
  Stack,
  StatusPill,
  TextField,
  useConfirm,
} from '@embarque/design-system';
import { useState } from 'react';
import { asMarkdown, asPlainText, type Sheet } from '../model/walk.sheet.ts';
import { toneOf } from './tones.ts';

interface WalkSheetProps {
  sheet: Sheet;
  reviewer: string;
  onReviewer: (reviewer: string) => void;
  onOverview: () => void;
  /** Forgets what was seen and remarked in these modes. */
  onForget: () => void;
}

/** The end of the walk: what was seen, what was remarked, and by whom. */
export function WalkSheet({ sheet, reviewer, onReviewer, onOverview, onForget }: WalkSheetProps) {
  const [message, setMessage] = useState('');
  // Without a name at first, the field stays while one is typed.
  const [isNameless] = useState(reviewer.trim() === '');
  const { ask, dialog } = useConfirm();

  const copy = async (text: string, form: string) => {
    const outcome = await copyText(text);
    setMessage(
      outcome === 'copied' ? `Copied as ${form}` : 'The browser does not let this page copy. Print it instead.',
    );
  };
  const forget = async () => {
    const isSure = await ask({
      title: 'Forget this walk?',
      children: 'Results and remarks in these modes are deleted from this browser.',
      confirmLabel: 'Forget',
      tone: 'danger',
    });
    if (isSure) onForget();
  };

  return (
    <Stack gap="l" className="walk-sheet">
      <Heading level={1} tabIndex={-1}>
        Release walk
      </Heading>
      <DescriptionList items={sheet.facts.map(([term, value]) => ({ term, value }))} />
      {isNameless && (
        <div className="walk-reviewer">
          <TextField
            label="Your name, for the sheet"
            autoComplete="name"
            value={reviewer}
            onChange={({ target }) => onReviewer(target.value)}
          />
        </div>
      )}
      <p>{sheet.summary}.</p>
      <div className="walk-buttons">
        <Button onClick={() => print()}>Print</Button>
        <Button variant="soft" onClick={() => void copy(asMarkdown(sheet), 'Markdown')}>
          Copy as Markdown
        </Button>
        <Button variant="soft" onClick={() => void copy(asPlainText(sheet), 'plain text')}>
          Copy as plain text
        </Button>
        <Button variant="ghost" onClick={onOverview}>
          Overview
        </Button>
        <Button variant="ghost" tone="danger" onClick={() => void forget()}>
          Forget this walk
        </Button>
        <span role="status">{message}</span>
      </div>
      <ol className="walk-entries">
        {sheet.entries.map(({ storyId, sentence, result, status, remark, author }) => (
          <li key={storyId}>
            <Heading level={2} size={4}>
              {sentence}
            </Heading>
            <StatusPill tone={toneOf(status)}>{result}</StatusPill>
            {remark && (
              <blockquote>
                {remark}
                {author && <footer>— {author}</footer>}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      {dialog}
    </Stack>
  );
}
