import {
  Button,
  Checkbox,
  Grid,
  Heading,
  Inline,
  Stack,
  TextArea,
  TextField,
  VisuallyHidden,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type CommentFormOptions, useCommentForm } from './useCommentForm.ts';

interface CommentFormProps extends CommentFormOptions {
  /** Without it, the form stays. */
  onCancel: (() => void) | undefined;
}

/** Name, email, website and comment; a reply asks for the comment alone and takes the rest from the person. */
export function CommentForm({ onCancel, ...options }: CommentFormProps) {
  const { t } = useLingui();
  const fields = useCommentForm(options);
  const isReply = options.parentId !== null;
  const textField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isReply) textField.current?.focus();
  }, [isReply]);

  return (
    <form noValidate onSubmit={fields.submit} aria-label={isReply ? t`Reply` : t`Leave a comment`}>
      <Stack gap="l">
        {!isReply && <PersonFields fields={fields} />}
        <TextArea
          ref={textField}
          label={isReply ? t`Your reply` : t({ message: 'Comment', context: 'text' })}
          isRequired
          rows={isReply ? 2 : 4}
          value={options.text}
          errorMessage={fields.isWrong('text') ? t`Enter a comment.` : undefined}
          onChange={({ currentTarget }) => options.onTextChange(currentTarget.value)}
        />
        <Trap />
        {!isReply && (
          <Checkbox checked={fields.isKept} onChange={({ currentTarget }) => fields.setKept(currentTarget.checked)}>
            <Trans>Save my name, email and website in this browser for the next comment</Trans>
          </Checkbox>
        )}
        <Inline>
          <Button type="submit">{isReply ? <Trans>Post reply</Trans> : <Trans>Post Comment</Trans>}</Button>
          {onCancel && (
            <Button variant="ghost" tone="secondary" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}

function PersonFields({ fields }: { fields: ReturnType<typeof useCommentForm> }) {
  const { t } = useLingui();
  const { isWrong, fieldOf } = fields;
  return (
    <>
      <Heading level={3}>
        <Trans>Leave a comment</Trans>
      </Heading>
      <Grid minCell="14rem">
        <TextField
          label={t({ message: 'Name', context: 'of a person' })}
          isRequired
          autoComplete="name"
          errorMessage={isWrong('name') ? t`Enter your name.` : undefined}
          {...fieldOf('name')}
        />
        <TextField
          label={t`Email`}
          isRequired
          type="email"
          autoComplete="email"
          errorMessage={isWrong('email') ? t`Enter a valid email address, such as name@example.com.` : undefined}
          {...fieldOf('email')}
        />
        <TextField
          label={t`Website (optional)`}
          type="url"
          autoComplete="url"
          errorMessage={isWrong('website') ? t`Enter an address that begins with https:// or http://.` : undefined}
          {...fieldOf('website')}
        />
      </Grid>
    </>
  );
}

/** A field that programs fill in and people do not see. */
function Trap() {
  const id = useId();
  return (
    <VisuallyHidden aria-hidden>
      <label htmlFor={id}>Company</label>
      <input id={id} name="company" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
