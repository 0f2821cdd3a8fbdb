import { useQueryClient } from '@tanstack/react-query';
import {
  type EndpointInput,
  type LibraryItem,
  libraryItemSchema,
  NO_PICTURE,
  type PictureRef,
  readPicture,
  same,
} from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import type { FieldKinds, KindControlProps } from '#components/editing/kinds.ts';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { FocalPointField } from '#components/ui/focal-point-field.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { watchedRecord } from '../live/watched-record.ts';
import { refreshLibrary, titleOf } from './library-picker.tsx';
import { crops } from './picture-field.tsx';

type LibraryInput = EndpointInput<'library.update'>['body'];

/** Tags as they are typed; the focal point is part of the address. */
type Words = Pick<LibraryItem, 'title' | 'alt' | 'url'> & { tags: string };

const fields: readonly Field<keyof Words>[] = [
  { path: 'title', label: m.field_title, kind: 'line', hint: m.admin_library_field_title_hint },
  { path: 'alt', label: m.field_description, kind: 'line', hint: m.admin_library_field_alt_hint },
  { path: 'tags', label: m.admin_library_field_tags, kind: 'tags' },
  { path: 'url', label: m.admin_library_in_sight, kind: 'focal point' },
];

const wordsOf = (item: LibraryItem | undefined): Words => ({
  title: item?.title ?? '',
  alt: item?.alt ?? '',
  url: item?.url ?? NO_PICTURE,
  tags: (item?.tags ?? []).join(', '),
});

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const inputOf = ({ title, alt, url, tags }: Words) => ({
  ...{ title, alt, tags: tagsIn(tags) },
  focus: readPicture(url).focus ?? null,
});

/** What is otherwise than it was: the rest may be someone else's by now. */
function bodyOf(words: Words, item: LibraryItem | undefined): LibraryInput {
  const before: LibraryInput = inputOf(wordsOf(item));
  const now = Object.entries(inputOf(words));
  return Object.fromEntries(
    now.filter(([name, value]) => !same(before[name as keyof LibraryInput], value)),
  );
}

interface PictureTextsProps {
  item: LibraryItem;
  onChanged: (item: LibraryItem) => void;
}

/** What is known of a picture, and which part of it stays in sight where pages cut it. */
export function PictureTexts({ item, onChanged }: PictureTextsProps) {
  const editor = usePictureEditor(item, onChanged);
  return (
    <EditorForm editor={editor} name={titleOf(item)} kinds={kinds} stacked>
      <RestorePrompt name={titleOf(item)} editor={editor} />
      <SaveFailure editor={editor} title={m.admin_library_save_failed()} />
      <Fields fields={fields} />
      <div>
        <Button type="submit" size="small" variant="secondary" busy={editor.saving}>
          {m.admin_library_save()}
        </Button>
      </div>
    </EditorForm>
  );
}

function usePictureEditor(item: LibraryItem, onChanged: (item: LibraryItem) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const find = async (id: string, q: string) => {
    const { items } = await api.call('library.list', { query: { q } });
    return items.find((one) => one.id === id);
  };
  return useEditor<LibraryItem, Words, LibraryInput>({
    draft: `picture:${item.id}`,
    fields,
    stored: item,
    storedSchema: libraryItemSchema,
    values: wordsOf,
    body: bodyOf,
    send: ({ stored, body }) =>
      api.call('library.update', { params: { id: item.id }, body }, { ifMatch: stored?.version }),
    watch: (stored) =>
      watchedRecord(api, {
        ...{ subject: 'picture', id: stored.id, version: stored.version },
        // there is no address of one picture; it is found by its file, or else by its title
        newest: async (title) =>
          (await find(stored.id, stored.file)) ?? (await find(stored.id, title)),
        versionOf: ({ version }) => version,
      }),
    onSaved(saved) {
      toast({ message: m.admin_library_saved() });
      onChanged(saved);
      return refreshLibrary(queries);
    },
  });
}

/** How many of the tags that others have are offered. */
const OFFERED_TAGS = 8;

/** Tags as they are typed, and those that other pictures have, to be pressed. */
function TagsControl({ name, label, error, value, onChange }: KindControlProps<string>) {
  const { data: known = [] } = useEndpoint('library.tags');
  const typed = tagsIn(value.toLowerCase());
  const offered = known.filter(({ tag }) => !typed.includes(tag)).slice(0, OFFERED_TAGS);
  return (
    <Stack gap={1}>
      <TextField
        {...{ name, label, error, value, onChange }}
        hint={m.admin_library_field_tags_hint()}
        autoComplete="off"
      />
      {offered.length > 0 ? (
        <Cluster gap={0.5}>
          {offered.map(({ tag }) => (
            <Button
              key={tag}
              size="small"
              variant="ghost"
              aria-label={m.admin_library_tag_add({ tag })}
              onClick={() => onChange([...tagsIn(value), tag].join(', '))}
            >
              <Plus size={14} aria-hidden="true" />
              {tag}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  );
}

function FocalPointControl({ label, value, onChange }: KindControlProps<PictureRef>) {
  return (
    <section>
      <h3 className={textStyle({ size: 4, below: 1 })}>{label}</h3>
      <FocalPointField value={value} cut="middle" crops={crops.middle()} onChange={onChange} />
      <p className={textStyle({ tone: 'muted', size: 'small', above: 1 })}>
        {m.admin_library_crops_hint()}
      </p>
    </section>
  );
}

const kinds: FieldKinds = {
  tags: { control: TagsControl },
  'focal point': {
    control: FocalPointControl,
    content: (url: PictureRef) => (
      <Picture key={String(url)} src={url} alt="" width={160} ratio={1} sizes="160px" />
    ),
  },
};
