import { Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { FileButton } from '../../../components/form/file-button.tsx';
import { DEFAULT_MEDIA_DESCRIPTION } from '../../../components/portfolio-view/media-description.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../api/failure.ts';
import { useUploadMedia } from '../api/upload-media.ts';
import { refusalOf } from '../state/media-kind.ts';
import formStyles from './add-item-form.module.css';
import styles from './add-media.module.css';
import { type Choice, ChosenMedia } from './chosen-media.tsx';
import { FailureAlert } from './failure-alert.tsx';

/** Choosing a file opens the form, a finished upload closes it (POR-06). */
export function AddMedia() {
  const [choice, setChoice] = useState<Choice>();
  const toast = useToast();
  const upload = useUploadMedia();
  const refusal = choice && refusalOf(choice.file);

  const choose = (file: File) => {
    upload.reset();
    setChoice({ file, title: file.name, description: DEFAULT_MEDIA_DESCRIPTION });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice || refusal || upload.isPending) return;
    upload.mutate(choice, {
      onSuccess: (item) => {
        if (!item) return;
        setChoice(undefined);
        toast({ message: m.portfolio_added() });
      },
    });
  };
  const cancel = () => {
    upload.cancel();
    if (!upload.isPending) setChoice(undefined);
  };
  return (
    <form
      noValidate
      aria-label={m.portfolio_new_media()}
      className={formStyles.form}
      onSubmit={submit}
    >
      <p className={formStyles.title}>{m.portfolio_new_media()}</p>
      {refusal ? <FailureAlert title={refusal} /> : null}
      {upload.error instanceof Failure ? (
        <FailureAlert title={upload.error.message} reason={upload.error.reason} />
      ) : null}
      {choice ? (
        <ChosenMedia
          choice={choice}
          onChange={setChoice}
          progress={upload.isPending ? upload.progress : undefined}
        />
      ) : null}
      <div className={styles.actions}>
        <FileButton
          label={choice ? m.portfolio_choose_other_file() : m.portfolio_choose_file()}
          disabled={upload.isPending}
          onChoose={choose}
        />
        <Button type="submit" disabled={!choice || Boolean(refusal)} busy={upload.isPending}>
          <Upload size={18} aria-hidden="true" />
          {m.portfolio_add_media()}
        </Button>
        {choice ? (
          <Button variant="ghost" onClick={cancel}>
            {upload.isPending ? m.portfolio_cancel_upload() : m.portfolio_discard_file()}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
