import {
  type MadePersonalToken,
  newPersonalTokenSchema,
  type SessionRole,
  says,
  TOKEN_MAX_DAYS,
} from '@vitrine/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { Alert } from '#components/feedback/alert.tsx';
import { Form } from '#components/form/form.tsx';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { m } from '#messages';
import styles from './access-tokens.module.css';
import { areasFor, scopesIn } from './token-areas.ts';

/** When a token ends: after some days, on a day that is chosen, or never. */
type End = '30' | '90' | '365' | 'day' | 'never';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As the server counts days. */
const dayIn = (days: number) => new Date(now() + days * DAY_MS).toISOString().slice(0, 10);

const lastDay = (end: End, chosen: string): string | null => {
  if (end === 'never') return null;
  return end === 'day' ? chosen : dayIn(Number(end));
};

const formSchema = (end: End) =>
  z
    .object({
      name: newPersonalTokenSchema.shape.name,
      scopes: z.record(z.string(), z.enum(['', 'read', 'write'])),
      endsOn: z.string(),
    })
    .refine(({ scopes }) => scopesIn(scopes).length > 0, {
      path: ['scopes'],
      ...says('scopesRequired'),
      when: () => true,
    })
    .refine(({ endsOn }) => end !== 'day' || endsOn !== '', {
      path: ['endsOn'],
      error: m.access_token_day_required(),
      when: () => true,
    });

interface MakeTokenProps {
  role: SessionRole;
  onClose: () => void;
  onMade: (token: MadePersonalToken) => Promise<void>;
}

/** Asks what a token is for, what it may do, and until when. */
export function MakeToken({ role, onClose, onMade }: MakeTokenProps) {
  const api = useApi();
  const [end, setEnd] = useState<End>('90');
  const nothing = Object.fromEntries(areasFor(role).map(({ area }) => [area, '' as const]));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.access_token_make()}
      description={m.access_token_make_text()}
    >
      <Form
        schema={formSchema(end)}
        defaultValues={{ name: '', scopes: nothing, endsOn: '' }}
        onSubmit={async ({ name, scopes, endsOn }) => {
          const body = { name, scopes: scopesIn(scopes), endsOn: lastDay(end, endsOn) };
          await onMade(await api.call('personalTokens.create', { body }));
        }}
      >
        <TextField
          name="name"
          label={m.access_token_name()}
          hint={m.access_token_name_hint()}
          autoComplete="off"
        />
        <AreasField role={role} />
        <SelectField
          name="end"
          label={m.access_token_end()}
          value={end}
          onChange={(chosen) => setEnd(chosen as End)}
          options={[
            { value: '30', label: m.access_token_end_days({ count: 30 }) },
            { value: '90', label: m.access_token_end_days({ count: 90 }) },
            { value: '365', label: m.access_token_end_year() },
            { value: 'day', label: m.access_token_end_day() },
            { value: 'never', label: m.access_token_end_never() },
          ]}
        />
        {end === 'day' ? (
          <TextField
            name="endsOn"
            type="date"
            label={m.access_token_day()}
            min={dayIn(0)}
            max={dayIn(TOKEN_MAX_DAYS)}
          />
        ) : null}
        {end === 'never' ? <Alert>{m.access_token_never_warning()}</Alert> : null}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton label={m.access_token_make_it()} busyLabel={m.access_token_make_it()} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** For each area whether the token may see it, or change it too. */
function AreasField({ role }: { role: SessionRole }) {
  const error = useSurroundingForm()?.errorOf('scopes');
  return (
    <Stack as="fieldset" gap={2}>
      <legend className={textStyle({ size: 'small', weight: 'strong', below: 1 })}>
        {m.access_token_may()}
      </legend>
      {error ? <Alert tone="danger">{error}</Alert> : null}
      <Grid gap={2} className={styles.areas}>
        {areasFor(role).map(({ area, label, canSee, canChange, change }) => (
          <SelectField
            key={area}
            name={`scopes.${area}`}
            label={label}
            placeholder={m.access_token_no_access()}
            options={[
              ...(canSee ? [{ value: 'read', label: m.access_token_read() }] : []),
              ...(canChange ? [{ value: 'write', label: change }] : []),
            ]}
          />
        ))}
      </Grid>
    </Stack>
  );
}
