import type { SentForm } from '@vitrine/contracts';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SentFormContext } from '#lib/sent-form.ts';
import type { FormTarget } from './form-target.ts';
import { PublicForm } from './public-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

vi.mock('../../env.ts', async (load) => ({ ...(await load<object>()), isServerBuild: true }));

const newsletter: FormTarget = { endpoint: 'newsletter.subscribe' };

/** The form as the server writes it, into a page that answers what was sent. */
function write(target: FormTarget | undefined, sent?: SentForm): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <SentFormContext value={sent}>
      <PublicForm
        label="Write"
        target={target}
        onSubmit={() => Promise.resolve()}
        thanks={({ email }) => `Thank you, ${email}`}
      >
        <TextField name="email" label="Email" />
        <SubmitButton label="Send" busyLabel="Sending" />
      </PublicForm>
    </SentFormContext>,
  );
  return page;
}

const button = (page: HTMLElement) => page.querySelector('button');
const email = (page: HTMLElement) => page.querySelector('input')?.value;
const values = { email: 'ada@nowhere' };

it('says that it needs a script, and sends nothing, where no page takes it', () => {
  const page = write(undefined);
  expect(page.querySelector('noscript')?.textContent).toMatch(/^<p>This form needs JavaScript/);
  expect(button(page)?.disabled).toBe(true);
});

it('is sent to its page, which opens at the form', () => {
  const page = write(newsletter);
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe(`?form=newsletter.subscribe#${form?.id}`);
  expect(page.querySelector('noscript')).toBe(null);
  expect(button(page)?.disabled).toBe(false);
});

it('shows again what was typed, with what is wrong with it', () => {
  const errors = [{ path: 'email', code: 'emailInvalid', message: 'No such' }];
  const problem = { type: '', title: '', detail: '', message: '', status: 422, errors };
  const page = write(newsletter, {
    endpoint: 'newsletter.subscribe',
    values,
    problem: { ...problem, code: 'invalid', request_id: '' },
  });
  expect(email(page)).toBe(values.email);
  expect(page.textContent).toContain('No such');
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('This was not sent yet');
});

it('thanks, and is empty again', () => {
  const page = write(newsletter, { endpoint: 'newsletter.subscribe', values });
  expect(page.querySelector('[role="status"]')?.textContent).toContain('Thank you, ada@nowhere');
  expect(email(page)).toBe('');
});

it('knows nothing of what was sent by another form', () => {
  const page = write(
    { endpoint: 'applications.send', hidden: { kind: 'training' } },
    { endpoint: 'applications.send', values: { ...values, kind: 'internship' } },
  );
  expect(page.textContent).not.toContain('Thank you');
});
