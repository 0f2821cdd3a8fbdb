import { Search } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#components/cx.ts';
import type { AreaSearchProps } from '#components/layout/area-shell.tsx';
import { useSearchKey } from '#lib/use-search-key.ts';
import { m } from '#messages';
import { loadedDialog } from '../components/loaded-part.tsx';
import styles from './office-search.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';

/** Comes with the first search. */
const SearchDialog = loadedDialog<SearchDialogProps>(
  async () => (await import('./search-dialog.tsx')).SearchDialog,
  () => ({ title: m.area_search() }),
);

/** Opens the search of the back-office: a button, and Ctrl+K. */
export function OfficeSearch(props: AreaSearchProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useSearchKey(show);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        className={cx('round', styles.button)}
        onClick={show}
      >
        <Search size={18} aria-hidden="true" />
        <span>{m.area_search()}</span>
        <span aria-hidden="true" className={styles.key}>
          Ctrl K
        </span>
      </button>
      {open ? <SearchDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
