import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../components/cx.ts';
import { Stack } from '../../../components/layout/primitives.tsx';
import { ItemGrid } from '../../../components/list/item-list.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import styles from './picture-grid.module.css';

interface GridPicture {
  url: string;
  title: string;
  /** Under the title. */
  note?: ReactNode | undefined;
}

interface PictureGridProps<P extends GridPicture> {
  /** Names the list. */
  label: string;
  pictures: readonly P[];
  /** The accessible name of a picture's button. */
  actionOf: (picture: P) => string;
  /** Shown as chosen; undefined where nothing is chosen here. */
  chosen?: string | undefined;
  onChoose: (picture: P) => void;
}

/** Pictures as a grid of buttons. */
export function PictureGrid<P extends GridPicture>(props: PictureGridProps<P>) {
  const { label, pictures, actionOf, chosen, onChoose } = props;
  return (
    <div className={styles.grid}>
      <ItemGrid
        label={label}
        rows={pictures.map((picture) => ({ id: picture.url, picture }))}
        columnWidth={128}
        lineHeight={188}
      >
        {({ picture }) => (
          <>
            <button
              type="button"
              aria-label={actionOf(picture)}
              title={picture.title}
              aria-pressed={chosen === undefined ? undefined : chosen === picture.url}
              className={cx(styles.item, chosen === picture.url && styles.chosen)}
              onClick={() => onChoose(picture)}
            >
              <span className={styles.frame}>
                <Picture src={picture.url} alt="" sizes="220px" className={styles.image} />
                {chosen === picture.url ? (
                  <Stack as="span" className={styles.mark}>
                    <Check size={18} aria-hidden="true" />
                  </Stack>
                ) : null}
              </span>
              <span className={styles.title}>{picture.title}</span>
            </button>
            {/* Beside the button: what is read of that is what is seen of it. */}
            {picture.note ? <p className={styles.note}>{picture.note}</p> : null}
          </>
        )}
      </ItemGrid>
    </div>
  );
}
