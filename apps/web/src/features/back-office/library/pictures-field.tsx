import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '#messages';
import { FieldError } from '../../../components/form/field-shell.tsx';
import { Grid, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { LibraryPicker } from './library-picker.tsx';
import styles from './pictures-field.module.css';

interface PicturesFieldProps {
  label: string;
  /** Addresses, one per line. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Some pictures in their order: take one out, or add another from the library. */
export function PicturesField({ label, value, error, onChange }: PicturesFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const errorId = useId();
  const urls = value.split('\n').filter(Boolean);
  const set = (next: readonly string[]) => onChange(next.join('\n'));
  return (
    <Stack as="fieldset" gap={2} fill="shrink" aria-describedby={error ? errorId : undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {urls.length > 0 ? (
        <Grid as="ul" gap={2} role="list" className={styles.pictures}>
          {urls.map((url, index) => (
            // The same picture may stand there twice.
            <li key={`${url} ${index}`} className={styles.item}>
              <Picture src={url} alt="" sizes="240px" className={styles.picture} />
              <IconButton
                label={m.admin_picture_remove_nth({ number: index + 1 })}
                className={styles.remove}
                onClick={() => set(urls.filter((_, position) => position !== index))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </Grid>
      ) : (
        <p>{m.admin_page_no_items()}</p>
      )}
      <div>
        <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
          <Plus size={18} aria-hidden="true" />
          {m.admin_picture_add()}
        </Button>
      </div>
      <FieldError id={errorId} error={error} />
      {choosing ? (
        <LibraryPicker
          current=""
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            set([...urls, url]);
            setChoosing(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
