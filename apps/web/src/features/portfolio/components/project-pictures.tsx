import { type PictureRef, readPicture, writePicture } from '@vitrine/contracts';
import { useId } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { usePortfolioEditor } from './editor-context.ts';
import styles from './project-pictures.module.css';

interface ProjectPicturesProps {
  label: string;
  /** In the order in which they were chosen. */
  chosen: readonly PictureRef[];
  onChange: (pictures: PictureRef[]) => void;
  error?: string | undefined;
}

/** Which of the uploaded pictures a project shows. */
export function ProjectPictures({ label, chosen, onChange, error }: ProjectPicturesProps) {
  const { draft } = usePortfolioEditor();
  const hintId = useId();
  const pictures = draft.media_items.filter(({ type }) => type === 'image');
  const isOther = (url: string) => (picture: PictureRef) => readPicture(picture).src !== url;
  const isShown = (url: string) => !chosen.every(isOther(url));
  const toggle = (url: string) =>
    onChange(isShown(url) ? chosen.filter(isOther(url)) : [...chosen, writePicture({ src: url })]);
  return (
    <fieldset className={styles.field} aria-describedby={hintId}>
      <legend className={textStyle({ weight: 'medium', size: 'small' })}>{label}</legend>
      <p id={hintId} className={textStyle({ tone: 'muted', size: 'small' })}>
        {pictures.length > 0
          ? m.portfolio_project_pictures_hint()
          : m.portfolio_project_pictures_none()}
      </p>
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map(({ id, url, title, alt, file }) => (
            <li key={id}>
              <label className={styles.picture}>
                <input type="checkbox" checked={isShown(url)} onChange={() => toggle(url)} />
                <Picture src={url} alt={alt || title || file} sizes="7rem" ratio={4 / 3} />
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <p role="alert" className={textStyle({ tone: 'accent', size: 'small' })}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
