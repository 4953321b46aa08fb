import { Card, GalleryPiece, IconButton, Link, OnDemand, Stack } from '@embarque/design-system';
import type { Example } from '@embarque/design-system/examples';
import { useLingui } from '@lingui/react/macro';
import { CodeXml } from 'lucide-react';
import { useCallback, useId, useState } from 'react';

export interface ExampleCardProps {
  example: Example;
  headingLevel: 2 | 3;
}

/** An example at work, with its source behind a button. Its title is its address. */
export function ExampleCard({ example, headingLevel }: ExampleCardProps) {
  const { t, i18n } = useLingui();
  const { id, description, Component } = example;
  const [isCodeShown, setCodeShown] = useState(false);
  const codeId = useId();
  const title = i18n._(example.title);
  const loadCode = useCallback(async () => {
    const [{ CodeBlock }, code] = await Promise.all([import('./ExampleCode.tsx'), example.loadCode()]);
    return { CodeBlock, code };
  }, [example]);

  return (
    <Card
      id={id}
      tabIndex={-1}
      headingLevel={headingLevel}
      title={
        <Link variant="quiet" href={`#${id}`}>
          {title}
        </Link>
      }
      actions={
        <IconButton
          icon={CodeXml}
          label={isCodeShown ? t`Hide code` : t`Show code`}
          aria-expanded={isCodeShown}
          aria-controls={isCodeShown ? codeId : undefined}
          onClick={() => setCodeShown(!isCodeShown)}
        />
      }
      footer={
        isCodeShown && (
          <OnDemand load={loadCode} onMissing={() => setCodeShown(false)}>
            {({ CodeBlock, code }) => <CodeBlock id={codeId} code={code} label={t`Code of ${title}`} />}
          </OnDemand>
        )
      }
    >
      <Stack gap="l">
        {description && <p>{i18n._(description)}</p>}
        <GalleryPiece>
          <Component />
        </GalleryPiece>
      </Stack>
    </Card>
  );
}
