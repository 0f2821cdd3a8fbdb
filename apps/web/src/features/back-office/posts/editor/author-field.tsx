import type { PostAuthor } from '@vitrine/contracts';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FieldKinds } from '#components/editing/kinds.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';

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
