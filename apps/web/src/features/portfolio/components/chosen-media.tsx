import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';

export interface Choice {
  file: File;
  title: string;
  description: string;
}

interface ChosenMediaProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** From 0 to 1 while it is on its way. */
  progress: number | undefined;
}

/** What is said of a file before it is uploaded, and how far it is. */
export function ChosenMedia({ choice, onChange, progress }: ChosenMediaProps) {
  const sending = progress !== undefined;
  return (
    <>
      <FieldRow>
        <TextField
          name="title"
          label={m.portfolio_media_title()}
          value={choice.title}
          disabled={sending}
          onChange={(title) => onChange({ ...choice, title })}
        />
        <TextField
          name="description"
          label={m.portfolio_media_description()}
          value={choice.description}
          disabled={sending}
          onChange={(description) => onChange({ ...choice, description })}
        />
      </FieldRow>
      {sending ? (
        <ProgressBar
          label={m.portfolio_uploading({ name: choice.file.name })}
          // Once all is sent, the server still has to look at it.
          value={progress < 1 ? progress : undefined}
        />
      ) : null}
    </>
  );
}
