import { NO_PICTURE, type PostAuthor, readPicture } from '@vitrine/contracts';
import { useMemo, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldKinds } from '#components/editing/kinds.ts';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { textStyle } from '#components/ui/text-style.ts';
import { now } from '#lib/clock.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { PictureField } from '../../library/picture-field.tsx';
import { type PostValues, toLocalTime } from './post-fields.ts';
import styles from './post-form.module.css';
import { GonePicture } from './section-pictures.tsx';

const FIELDS = [
  'slug',
  'tags',
  'cover',
  'cover_alt',
  'seo_title',
  'seo_description',
  'published_at',
];

/** What a post has beside its text; closed until somebody looks for it. */
export function PostDetails() {
  const form = useSurroundingForm();
  const isWrong = FIELDS.some((name) => form?.errorOf(name) !== undefined);
  return (
    // an error must be seen
    <details open={isWrong || undefined} className={styles.details}>
      <summary className={textStyle({ weight: 'strong' }, styles.summary)}>
        {m.admin_posts_details()}
      </summary>
      <div className={layoutClass('stack', { gap: 2, above: 2 })}>
        <TextField
          name="slug"
          label={m.admin_posts_slug()}
          hint={m.admin_posts_slug_hint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          name="tags"
          label={m.admin_posts_tags()}
          hint={m.admin_posts_tags_hint()}
          autoComplete="off"
        />
        <Cover />
        <TextField
          name="cover_alt"
          label={m.admin_posts_cover_alt()}
          hint={m.admin_posts_cover_alt_hint()}
          autoComplete="off"
        />
        <TextField
          name="seo_title"
          label={m.admin_posts_seo_title()}
          hint={m.admin_posts_seo_hint()}
          autoComplete="off"
        />
        <TextArea
          name="seo_description"
          rows={3}
          label={m.admin_posts_seo_description()}
          autoComplete="off"
        />
        <TextField
          type="datetime-local"
          name="published_at"
          label={m.admin_posts_date()}
          hint={m.admin_posts_date_hint()}
          max={toLocalTime(new Date(now()))}
        />
      </div>
    </details>
  );
}

/** The picture over the text, in lists and on the card of a shared link. */
function Cover() {
  const { value, onChange } = useController<PostValues, 'cover'>({ name: 'cover' }).field;
  const form = useSurroundingForm();
  const error = form?.errorOf('cover');
  const { getValues, setValue } = useFormContext<PostValues>();
  const given = useRef('');
  const describe = (alt: string) => {
    const before = getValues('cover_alt');
    // what somebody typed stays; what was taken over belongs to the picture that it came with
    if (before.trim() !== '' && before !== given.current) return;
    given.current = alt;
    setValue('cover_alt', alt, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <PictureField
        name="cover"
        label={m.admin_posts_cover()}
        hint={undefined}
        error={error}
        value={value}
        onChange={onChange}
        onDescribed={describe}
        cut="middle"
      />
      <GonePicture
        src={readPicture(value).src}
        suspect={error}
        onBack={() => form?.mended?.('cover')}
        onRemove={() => {
          onChange(NO_PICTURE);
          form?.mended?.('cover');
        }}
      />
    </>
  );
}

/** Those whom the team page shows, as a post names them. */
export function usePeople(): PostAuthor[] {
  const { data: leaders } = useEndpoint('content.leadership.list');
  const { data: members } = useEndpoint('content.teamMembers.list');
  return useMemo(
    () =>
      [...(leaders ?? []), ...(members ?? [])].map(({ id, name, role, image }) => ({
        ...{ id, name, role, image },
      })),
    [leaders, members],
  );
}

function AuthorName({ id }: { id: string }) {
  const person = usePeople().find((one) => one.id === id);
  return person?.name ?? m.admin_posts_author_unlisted();
}

/** How a conflict shows an author: by name. */
export const postKinds: FieldKinds = {
  author: { content: (id: string) => <AuthorName id={id} /> },
};

/** Who the post is by: the company, or somebody whom the team page shows. */
export function AuthorField() {
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
  const { value, onChange } = useController<PostValues, 'author_id'>({ name: 'author_id' }).field;
  // somebody who has left, or a list that has not come yet: a save must not change the author
  const isListed = value === '' || people.some((person) => person.value === value);
  const unlisted = { value, label: m.admin_posts_author_unlisted() };
  return (
    <SelectField
      name="author_id"
      label={m.admin_posts_author()}
      value={value}
      onChange={onChange}
      placeholder={m.admin_posts_author_company()}
      options={isListed ? people : [unlisted, ...people]}
      className={styles.color}
    />
  );
}
