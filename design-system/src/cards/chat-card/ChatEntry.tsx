import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Entry } from './ChatCard.styles.ts';

export interface ChatEntryProps {
  /** The name of the recipient. */
  person: string;
  /** Called with what the person said; blanks alone say nothing. */
  onSend: (message: { text: string }) => void;
  /** Called with a file that the person chose; without it, nothing can be attached. */
  onAttach?: (attachment: { file: File }) => void;
}

/** The line to write on. Enter sends, as in every form of one field. On phones the button is its drawing alone. */
export function ChatEntry({ person, onSend, onAttach }: ChatEntryProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    onSend({ text: said });
    setText('');
  };
  return (
    <Entry onSubmit={send}>
      {onAttach && <Attach onAttach={onAttach} />}
      <TextField
        label={t`Message to ${person}`}
        labelVisibility="hidden"
        placeholder={t`Write a message`}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" icon={Send} title={t`Send`}>
        <span>
          <Trans>Send</Trans>
        </span>
      </Button>
    </Entry>
  );
}

/** The button opens the browser's own choice of files, and the same file can be chosen twice. */
function Attach({ onAttach }: Required<Pick<ChatEntryProps, 'onAttach'>>) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={t`Attach a file`} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onAttach({ file });
        }}
      />
    </>
  );
}
