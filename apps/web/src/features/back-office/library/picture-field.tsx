import {
  NO_PICTURE,
  type PictureCut,
  type PictureRef,
  readPicture,
  writePicture,
} from '@vitrine/contracts';
import { ImageOff, Plus, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { KindControlProps } from '#components/editing/kinds.ts';
import { FieldError } from '#components/form/field-shell.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { FocalPointField } from '#components/ui/focal-point-field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import { LibraryPicker } from './library-picker.tsx';
import styles from './picture-field.module.css';

interface PictureFieldProps extends KindControlProps<PictureRef> {
  /** Where pages cut it: what stays in sight can be chosen. */
  cut?: PictureCut | undefined;
  /** Told what the library says that a picture shows which is chosen there; '' where it says nothing. */
  onDescribed?: ((alt: string) => void) | undefined;
}

/** A picture as its address in a text field, what it looks like, and the library to choose from. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, value, error, onChange, cut, onDescribed } = props;
  const [adjusting, setAdjusting] = useState(false);
  const isOwn = readPicture(value).src.startsWith('/');
  return (
    <Grid gap={2} align="start" className={styles.field}>
      {isOwn ? (
        <Picture
          src={value}
          alt=""
          sizes="112px"
          ratio={1}
          portrait={cut === 'portrait'}
          className={styles.picture}
        />
      ) : (
        <Stack as="span" className={styles.none}>
          <ImageOff size={24} aria-hidden="true" />
        </Stack>
      )}
      <Stack gap={1}>
        <TextField
          name={name}
          label={label}
          value={String(value)}
          error={error}
          onChange={(typed) => onChange(writePicture({ src: typed }))}
          autoComplete="off"
        />
        <Cluster gap={1}>
          <ChoosePicture
            current={value}
            onChoose={(url, alt) => {
              onChange(url);
              onDescribed?.(alt);
            }}
          >
            {value ? m.admin_picture_change() : m.admin_picture_choose()}
          </ChoosePicture>
          {value ? (
            <Button size="small" variant="ghost" onClick={() => onChange(NO_PICTURE)}>
              {m.editing_remove()}
            </Button>
          ) : null}
          {isOwn && cut ? (
            <Button
              size="small"
              variant="ghost"
              aria-expanded={adjusting}
              onClick={() => setAdjusting(!adjusting)}
            >
              {m.admin_picture_adjust()}
            </Button>
          ) : null}
        </Cluster>
        {isOwn && cut && adjusting ? (
          <FocalPointField value={value} cut={cut} crops={crops[cut]()} onChange={onChange} />
        ) : null}
      </Stack>
    </Grid>
  );
}

/** The shapes that pages have for it. */
export const crops = {
  portrait: () => [
    { shape: 'square' as const, label: m.admin_picture_crop_square() },
    { shape: 'circle' as const, label: m.admin_picture_crop_circle() },
  ],
  middle: () => [
    { shape: 'wide' as const, label: m.admin_picture_crop_wide() },
    { shape: 'square' as const, label: m.admin_picture_crop_square() },
  ],
};

interface ChoosePictureProps {
  current?: PictureRef | undefined;
  onChoose: (picture: PictureRef, alt: string) => void;
  children: ReactNode;
}

/** A button that opens the library. */
function ChoosePicture({ current, onChoose, children }: ChoosePictureProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
        {children}
      </Button>
      {choosing ? (
        <LibraryPicker
          current={current}
          onClose={() => setChoosing(false)}
          onChoose={(url, alt) => {
            onChoose(url, alt);
            setChoosing(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Some pictures in their order: take one out, or add another from the library. */
export function PicturesField(props: KindControlProps<readonly PictureRef[]>) {
  const { label, value: urls, error, onChange } = props;
  const errorId = useId();
  return (
    <Stack as="fieldset" gap={2} fill="shrink" aria-describedby={error ? errorId : undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {urls.length > 0 ? (
        <Grid as="ul" gap={2} role="list" className={styles.pictures}>
          {urls.map((url, index) => (
            // The same picture may be there twice.
            <li key={`${url} ${index}`} className={styles.item}>
              <Picture src={url} alt="" sizes="240px" className={styles.wide} />
              <IconButton
                label={m.admin_picture_remove_nth({ number: index + 1 })}
                className={styles.remove}
                onClick={() => onChange(urls.filter((_, position) => position !== index))}
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
        <ChoosePicture onChoose={(url) => onChange([...urls, url])}>
          <Plus size={18} aria-hidden="true" />
          {m.admin_picture_add()}
        </ChoosePicture>
      </div>
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}
