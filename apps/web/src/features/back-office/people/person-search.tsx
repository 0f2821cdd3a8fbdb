import type { FoundPerson } from '@vitrine/contracts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Alert } from '#components/feedback/alert.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';
import { HeldPerson } from './held-person.tsx';
import styles from './people.module.css';

const formSchema = z.object({
  q: z
    .string()
    .trim()
    .min(1, { error: () => m.admin_person_required() }),
});

/** Type an address or a name, choose whom it means, and see everything held about them. */
export function PersonSearch() {
  const api = useApi();
  const [people, setPeople] = useState<readonly FoundPerson[]>();
  const [address, setAddress] = useState<string>();
  const look = async ({ q }: z.infer<typeof formSchema>) => {
    const found = (await api.call('people.search', { body: { q } })).people;
    setPeople(found);
    setAddress(found.find(({ match }) => match === 'same')?.address);
  };
  const others = people?.filter((one) => one.address !== address) ?? [];
  return (
    <Stack gap={4}>
      <Form schema={formSchema} defaultValues={{ q: '' }} onSubmit={look} className={styles.search}>
        <TextField
          name="q"
          label={m.admin_person_q()}
          hint={m.admin_person_q_hint()}
          autoComplete="off"
        />
        <SubmitButton label={m.admin_person_look()} busyLabel={m.admin_person_looking()} />
      </Form>
      {people?.length === 0 ? <Alert>{m.admin_person_nobody()}</Alert> : null}
      {others.length > 0 ? (
        <Stack gap={1}>
          <h2 className={textStyle({ size: 'base', weight: 'strong' })}>
            {address ? m.admin_person_similar() : m.admin_person_whom()}
          </h2>
          {address ? (
            <p className={textStyle({ tone: 'muted', size: 'small' })}>
              {m.admin_person_similar_hint()}
            </p>
          ) : null}
          <ul className={styles.people}>
            {others.map((person) => (
              <li key={person.address}>
                <Button
                  variant="secondary"
                  className={styles.person}
                  onClick={() => setAddress(person.address)}
                >
                  <Search size={16} aria-hidden="true" />
                  {person.name ? `${person.name} · ${person.address}` : person.address}
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
      {address ? <HeldPerson key={address} address={address} /> : null}
    </Stack>
  );
}
