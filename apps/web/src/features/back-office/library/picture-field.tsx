import { ImageOff, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldError } from '#components/form/field-shell.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import { LibraryPicker } from './library-picker.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  name: string;
  label: string;
  /** The picture's address; '' for none. */
  value: string;
  error?: string | undefined;
  onChange: (url: string) => void;
}

/** A picture as its address in a text field, what it looks like, and the library to choose from. */
export function PictureField({ name, label, value, error, onChange }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Grid gap={2} align="start" className={styles.field}>
      {value.startsWith('/') ? (
        <Picture src={value} alt="" sizes="112px" className={styles.picture} />
      ) : (
        <Stack as="span" className={styles.none}>
          <ImageOff size={24} aria-hidden="true" />
        </Stack>
      )}
      <Stack gap={1}>
        <TextField
          name={name}
          label={label}
          value={value}
          error={error}
          onChange={onChange}
          autoComplete="off"
        />
        <Cluster gap={1}>
          <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
            {value ? m.admin_picture_change() : m.admin_picture_choose()}
          </Button>
          {value ? (
            <Button size="small" variant="ghost" onClick={() => onChange('')}>
              {m.editing_remove()}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
      {choosing ? (
        <LibraryPicker
          current={value}
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            onChange(url);
            setChoosing(false);
          }}
        />
      ) : null}
    </Grid>
  );
}

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
              <Picture src={url} alt="" sizes="240px" className={styles.picturesFieldPicture} />
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
