import { useMutation } from '@tanstack/react-query';
import {
  type ImportedResume,
  readResumeFile,
  readResumeText,
  UnreadableFile,
} from '@vitrine/resume';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { TextArea } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { FailureAlert } from '../components/failure-alert.tsx';
import styles from './import.module.css';
import { unreadableWords } from './import-words.ts';

const ACCEPTED = [
  '.pdf,.docx,.txt,.md,.zip,.json,.csv',
  'application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain,application/zip,application/json,text/csv',
].join(',');

interface ChooseSourceProps {
  text: string;
  onType: (text: string) => void;
  onRead: (resume: ImportedResume) => void;
}

/** Where it comes from: a file or a pasted text. */
export function ChooseSource({ text, onType, onRead }: ChooseSourceProps) {
  const fileTitle = useId();
  const textTitle = useId();
  const place = useRef<HTMLDivElement>(null);
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (source: File | string) =>
      typeof source === 'string' ? readResumeText(source) : readResumeFile(source),
    onSuccess: onRead,
    // reading needs no network, only the code that reads
    networkMode: 'always',
  });
  useEffect(() => {
    if (error) place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [error]);
  const file = typeof variables === 'object' ? variables : undefined;
  return (
    <Stack gap={3} ref={place}>
      {error ? (
        <FailureAlert
          title={file ? m.import_failed_file({ name: file.name }) : m.import_failed()}
          reason={
            error instanceof UnreadableFile ? unreadableWords[error.code]() : m.import_failed_code()
          }
        />
      ) : null}
      <Card as="section" padding="large" aria-labelledby={fileTitle}>
        <Stack gap={2}>
          <h2 id={fileTitle} tabIndex={-1} className={textStyle({ size: 3 })}>
            {m.import_file_title()}
          </h2>
          <ul className={styles.kinds}>
            <li>
              {m.import_document()}
              <p className={textStyle({ tone: 'muted', size: 'small' })}>
                {m.import_document_how()}
              </p>
            </li>
            <li>
              {m.import_linkedin()}
              <p className={textStyle({ tone: 'muted', size: 'small' })}>
                {m.import_linkedin_how()}
              </p>
            </li>
            <li>{m.import_json_resume()}</li>
          </ul>
          <div>
            <FileButton
              label={error && file ? m.import_other_file() : m.import_choose_file()}
              variant="primary"
              accept={ACCEPTED}
              icon={<FileUp size={18} aria-hidden="true" />}
              busy={isPending && file !== undefined}
              disabled={isPending}
              onChoose={(file) => mutate(file)}
            />
          </div>
        </Stack>
      </Card>
      <Card as="section" padding="large" aria-labelledby={textTitle}>
        <form
          aria-labelledby={textTitle}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) mutate(text);
          }}
        >
          <Stack gap={2}>
            <h2 id={textTitle} className={textStyle({ size: 3 })}>
              {m.import_text_title()}
            </h2>
            <TextArea
              name="text"
              label={m.import_text()}
              hint={m.import_text_hint()}
              rows={5}
              value={text}
              onChange={onType}
            />
            <div>
              <Button type="submit" variant="secondary" busy={isPending && !file}>
                {m.import_read_text()}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      <p className={textStyle({ tone: 'muted', size: 'small', measure: 34 })}>
        {m.import_private()}
      </p>
    </Stack>
  );
}
