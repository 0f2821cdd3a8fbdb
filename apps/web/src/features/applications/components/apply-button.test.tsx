import { screen, waitFor, within } from '@testing-library/react';
import { trainingPrograms } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, type Called, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import type { ApplicationKind } from './application-fields.tsx';
import { ApplyButton } from './apply-button.tsx';

type Sent = Called<'applications.send'>['body'];

async function open(kind: ApplicationKind) {
  const { user } = renderWithProviders(<ApplyButton kind={kind} />);
  const opener = screen.getByRole('button', { name: `Apply for ${kind}` });
  await user.click(opener);
  await screen.findByRole('dialog');
  return { user, opener };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send application' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Makes the API take applications, and answers with what it got. */
function takeApplications() {
  const got: Sent[] = [];
  server.use(
    answer('applications.send', ({ body }) => {
      got.push(body);
      return { message: 'Taken' };
    }),
  );
  return got;
}

async function fillIn(user: User, words: Record<string, string>) {
  for (const [name, text] of Object.entries(words)) await user.type(field(name), text);
}

const person = { Name: 'Ada', Email: 'ada@example.com', Message: 'I would like to.' };
const intern = { ...person, Education: 'School', Interests: 'Maps' };

describe('applying for the internship', () => {
  it('requires name, email, education, interests and message', async () => {
    await open('internship');
    const required = within(screen.getByRole('dialog'))
      .getAllByRole<HTMLInputElement>('textbox')
      .filter((input) => input.required)
      .map((input) => input.name);
    expect(required).toEqual(['name', 'email', 'education', 'interests', 'message']);
    expect(field('Email').type).toBe('email');
    expect(field('Phone').required).toBe(false);
  });

  it('leaves what is required to the browser, and sends nothing before', async () => {
    const got = takeApplications();
    const { user } = await open('internship');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Internship application' });
    expect(form.noValidate).toBe(false);
    await fillIn(user, { ...intern, Email: 'nobody' });
    await user.click(send());
    expect(field('Email').validity.typeMismatch).toBe(true);
    expect(got).toEqual([]);
  });

  it('sends it, closes and says thank you', async () => {
    const got = takeApplications();
    const { user, opener } = await open('internship');
    await fillIn(user, intern);
    await user.dblClick(send());
    await closed();
    const notices = screen.getByRole('region', { name: 'Notifications' });
    expect(notices.getAttribute('aria-live')).toBe('polite');
    expect(
      within(notices).getByText(
        'Thank you for applying to our internship program! We will contact you soon.',
      ),
    ).toBeTruthy();
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ kind: 'internship', interests: 'Maps', website: '' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    await screen.findByRole('dialog');
    expect(field('Name').value).toBe('');
  });
});

describe('applying for a training', () => {
  it('requires name, email, program and message, and lists the programs', async () => {
    await open('training');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Training application' });
    const required = [...form.querySelectorAll<HTMLInputElement>(':required')];
    expect(required.map((input) => input.name)).toEqual(['name', 'email', 'program', 'message']);
    const options = within(screen.getByRole('combobox', { name: 'Program' })).getAllByRole(
      'option',
    );
    expect(options.slice(1).map((option) => option.textContent)).toEqual([...trainingPrograms]);
  });

  it('sends it with the chosen program and says thank you', async () => {
    const got = takeApplications();
    const { user } = await open('training');
    await fillIn(user, person);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program' }), 'UI/UX Design');
    await user.click(send());
    await closed();
    expect(
      screen.getByText('Thank you for applying to our training program! We will contact you soon.'),
    ).toBeTruthy();
    expect(got[0]).toMatchObject({ kind: 'training', program: 'UI/UX Design', education: '' });
  });
});

describe('an application that did not go through', () => {
  it('keeps what was typed and is sent again under the same key', async () => {
    const keys: string[] = [];
    const { user } = await open('internship');
    await fillIn(user, intern);
    server.use(
      http.post<never, Sent>('*/api/applications/', async ({ request }) => {
        keys.push((await request.json()).key);
        return HttpResponse.error();
      }),
    );
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still');
    expect(field('Message').value).toBe(person.Message);
    const got = takeApplications();
    await user.click(send());
    await closed();
    expect(got.map(({ key }) => key)).toEqual(keys);
  });

  it('shows what the server says of a field beside it', async () => {
    const { user } = await open('internship');
    await fillIn(user, intern);
    const errors = [{ path: 'email', message: 'Email is invalid' }];
    server.use(refuse('applications.send', 'invalid', { errors }));
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Email is invalid')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('marked fields');
    await user.type(field('Email'), 'x');
    expect(screen.queryByText('Email is invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe.each(['Cancel', 'Close'])('%s', (name) => {
  it('closes the dialog and keeps what was typed for the next time', async () => {
    const { user, opener } = await open('internship');
    await fillIn(user, { Name: 'Ada' });
    await user.click(screen.getByRole('button', { name }));
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    await screen.findByRole('dialog');
    expect(field('Name').value).toBe('Ada');
  });
});
