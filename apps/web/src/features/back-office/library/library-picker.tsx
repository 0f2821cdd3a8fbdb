import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  type LibraryItem,
  NO_PICTURE,
  type PictureRef,
  readPicture,
  writePicture,
} from '@vitrine/contracts';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#components/cx.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { type Filters, searchFilter, textFilter, useOwnFilters } from '#components/list/filters.ts';
import { ItemGrid } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { fileAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { fieldLabel } from '../components/changed-fields.ts';
import styles from './library-picker.module.css';
import { UploadArea, useUploads } from './upload-area.tsx';

interface GridPicture {
  url: PictureRef;
  title: string;
  /** Under the title. */
  note?: ReactNode | undefined;
}

type Manifest = Readonly<Record<string, { width?: number; height?: number }>>;

/** The pictures that come with the installation, as its own list names them. */
function useBuiltInPictures() {
  return useQuery({
    queryKey: ['built-in pictures'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch(fileAddress('/art/manifest.json'), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return picturesOf((await response.json()) as Manifest);
    },
  });
}

/** Everything in the list that is a picture of a known size. */
function picturesOf(manifest: Manifest): GridPicture[] {
  return Object.entries(manifest).flatMap(([name, { width, height }]) => {
    // Those for sharing are PNG, in one size: no page can show them.
    if (!width || !height || name.startsWith('share-')) return [];
    const url = writePicture({ src: `/art/${name}/${width}x${height}.webp` });
    return [{ url, title: fieldLabel(name) }];
  });
}

const TITLE = textStyle({ size: 'small', weight: 'medium', leading: 'snug', wrap: 'cut' });

interface PictureGridProps<P extends GridPicture> {
  /** Names the list. */
  label: string;
  pictures: readonly P[];
  /** The accessible name of a picture's button. */
  actionOf: (picture: P) => string;
  /** Shown as chosen; undefined where nothing is chosen here. */
  chosen?: PictureRef | undefined;
  onChoose: (picture: P) => void;
}

/** Pictures as a grid of buttons. */
function PictureGrid<P extends GridPicture>(props: PictureGridProps<P>) {
  const { label, pictures, actionOf, chosen, onChoose } = props;
  // The same file is the same picture, whatever is to stay in sight of it.
  const isChosen = ({ url }: GridPicture) =>
    chosen !== undefined && readPicture(chosen).src === readPicture(url).src;
  return (
    <div className={styles.grid}>
      <ItemGrid
        label={label}
        rows={pictures.map((picture) => ({ id: readPicture(picture.url).src, picture }))}
        columnWidth={128}
        lineHeight={188}
      >
        {({ picture }) => (
          <>
            <button
              type="button"
              aria-label={actionOf(picture)}
              title={picture.title}
              aria-pressed={chosen === undefined ? undefined : isChosen(picture)}
              className={cx(styles.item, isChosen(picture) && styles.chosen)}
              onClick={() => onChoose(picture)}
            >
              <span className={styles.frame}>
                <Picture
                  src={picture.url}
                  alt=""
                  sizes="220px"
                  ratio={4 / 3}
                  className={styles.image}
                />
                {isChosen(picture) ? (
                  <Stack as="span" className={styles.mark}>
                    <Check size={18} aria-hidden="true" />
                  </Stack>
                ) : null}
              </span>
              <span className={cx(TITLE, styles.title)}>{picture.title}</span>
            </button>
            {/* Beside the button: what is read of that is what is seen of it. */}
            {picture.note ? (
              <p className={textStyle({ tone: 'muted', size: 'tiny' }, styles.note)}>
                {picture.note}
              </p>
            ) : null}
          </>
        )}
      </ItemGrid>
    </div>
  );
}

/** The pictures that come with the installation. */
function BuiltInShelf({
  chosen,
  onChoose,
}: Pick<PictureGridProps<GridPicture>, 'chosen' | 'onChoose'>) {
  return (
    <Answered query={useBuiltInPictures()} failed={m.admin_library_failed()}>
      {(pictures) => (
        <PictureGrid
          label={m.admin_library_tab_art()}
          pictures={pictures}
          actionOf={({ title }) => m.admin_library_select({ name: title })}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </Answered>
  );
}

export const LIBRARY_FILTERS = { q: searchFilter(m.admin_library_search), tag: textFilter() };
const WORDS = {
  loading: m.ui_loading,
  failed: m.admin_library_failed,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_library_more_failed,
};

interface LibraryShelfProps {
  filters: Filters<typeof LIBRARY_FILTERS>;
  actionOf: (title: string) => string;
  chosen?: PictureRef | undefined;
  onChoose: (item: LibraryItem) => void;
}

/** The tags that there are; one of them narrows the list. */
function TagPills({ filters }: Pick<LibraryShelfProps, 'filters'>) {
  const { data: tags = [] } = useEndpoint('library.tags');
  const chosen = filters.values.tag;
  // One that no picture has any more is named for as long as it filters.
  const named = !chosen || tags.some(({ tag }) => tag === chosen);
  const all = named ? tags : [{ tag: chosen, pictures: 0 }, ...tags];
  if (all.length === 0) return null;
  return (
    <div className={styles.tags}>
      <FilterPills
        label={m.admin_library_tags()}
        options={[
          { value: '', label: m.admin_library_tags_all() },
          ...all.map(({ tag, pictures }) => ({ value: tag, label: tag, count: pictures })),
        ]}
        value={chosen}
        onChange={(tag) => filters.change({ tag })}
      />
    </div>
  );
}

/** The uploaded pictures, searched on the server, more of them as one scrolls. */
export function LibraryShelf({ filters, actionOf, chosen, onChoose }: LibraryShelfProps) {
  const list = useList('library.list', filters.query);
  return (
    <>
      <TagPills filters={filters} />
      <ListToolbar filters={filters} list={list} count={m.admin_library_count} />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<Skeleton shape="block" count={4} />}
        empty={
          filters.isActive
            ? {
                heading: 'p',
                title: m.admin_library_no_match(),
                hint: m.admin_library_no_match_hint(),
              }
            : { heading: 'p', title: m.admin_library_empty(), hint: m.admin_library_empty_hint() }
        }
      >
        {(items) => (
          <PictureGrid
            label={m.admin_library_title()}
            pictures={items.map(gridPicture)}
            actionOf={({ title }) => actionOf(title)}
            chosen={chosen}
            onChoose={({ item }) => onChoose(item)}
          />
        )}
      </ListBody>
    </>
  );
}

const gridPicture = (item: LibraryItem) => ({
  item,
  url: item.url,
  title: titleOf(item),
  note: item.uses > 0 ? m.admin_library_used({ count: item.uses }) : m.admin_library_unused(),
});

/** What is asked again when a picture is another one, or has other words. */
export const refreshLibrary = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: listKey('library.list') }),
    queries.invalidateQueries({ queryKey: ['library.tags'] }),
  ]);

/** What a picture is called; the file's name where nobody gave it one. */
export const titleOf = ({ title, file }: Pick<LibraryItem, 'title' | 'file'>): string =>
  title.trim() || file || m.admin_library_untitled();

interface LibraryPickerProps {
  /** The picture that is there now. */
  current?: PictureRef | undefined;
  onClose: () => void;
  /** @param alt what the library says that it shows; '' where it says nothing */
  onChoose: (picture: PictureRef, alt: string) => void;
}

/** Choose a picture that is there, or bring one along: what is uploaded is chosen at once. */
export function LibraryPicker({ current = NO_PICTURE, onClose, onChoose }: LibraryPickerProps) {
  const [chosen, setChosen] = useState(current);
  const [alt, setAlt] = useState('');
  const choose = (picture: { url: PictureRef; alt?: string }) => {
    setChosen(picture.url);
    setAlt(picture.alt ?? '');
  };
  const filters = useOwnFilters(LIBRARY_FILTERS);
  const uploads = useUploads(choose);
  return (
    <Dialog open size="large" title={m.admin_library_picker()} onOpenChange={onClose}>
      <Stack gap={2}>
        <UploadArea uploads={uploads} />
        <Tabs
          label={m.admin_library_tabs()}
          tabs={[
            {
              value: 'uploaded',
              label: m.admin_library_tab_uploaded(),
              content: (
                <LibraryShelf
                  filters={filters}
                  actionOf={(name) => m.admin_library_select({ name })}
                  chosen={chosen}
                  onChoose={choose}
                />
              ),
            },
            {
              value: 'art',
              label: m.admin_library_tab_art(),
              content: <BuiltInShelf chosen={chosen} onChoose={({ url }) => choose({ url })} />,
            },
          ]}
        />
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button disabled={!chosen} onClick={() => onChoose(chosen, alt)}>
          {m.admin_library_use()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
