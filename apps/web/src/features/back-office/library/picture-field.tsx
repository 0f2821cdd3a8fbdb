import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { TextField } from '../../../components/form/text-field.tsx';
import { Cluster, Grid, Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
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
              {m.admin_picture_remove()}
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
