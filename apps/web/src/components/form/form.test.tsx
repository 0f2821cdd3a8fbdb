import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea, TextField } from './text-field.tsx';

const schema = z.object({
  name: z.string().min(1, 'Name is required'),
  email: z.string().min(1, 'Email is required'),
  remember: z.boolean(),
});

function renderForm(onSubmit: (values: z.output<typeof schema>) => unknown) {
  render(
    <Form
      schema={schema}
      defaultValues={{ name: '', email: '', remember: false }}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" hint="As you are called" />
      <TextField name="email" label="Email" />
      <CheckboxField name="remember" label="Remember me" />
      <SubmitButton label="Sign In" busyLabel="Signing in..." />
    </Form>,
  );
  return {
    name: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }),
    email: screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
    submit: screen.getByRole('button', { name: 'Sign In' }),
  };
}

async function fill({ name, email }: ReturnType<typeof renderForm>) {
  await userEvent.type(name, 'Ada');
  await userEvent.type(email, 'ada@example.com');
}

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('a form', () => {
  it('focuses the first bad field, ties its error and sends nothing', async () => {
    const onSubmit = vi.fn();
    const form = renderForm(onSubmit);
    await userEvent.type(form.name, 'Ada');
    await userEvent.click(form.submit);
    expect(document.activeElement).toBe(form.email);
    expect(describedBy(form.email)).toEqual(['Email is required']);
    expect(describedBy(form.name)).toEqual(['As you are called']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('hands over what the schema made of the fields', async () => {
    const onSubmit = vi.fn();
    const form = renderForm(onSubmit);
    await fill(form);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(form.submit);
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      remember: true,
    });
  });

  it('is sent once, however often it is submitted', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const form = renderForm(onSubmit);
    await fill(form);
    await userEvent.dblClick(form.submit);
    await userEvent.type(form.email, '{Enter}');
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(busy.disabled).toBe(true);
    expect(busy.ariaBusy).toBe('true');
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('shows what the server says of a field under it, and keeps what was typed', async () => {
    const form = renderForm(() => {
      throw new ApiError(422, {
        detail: 'Some fields are invalid',
        errors: [
          { path: 'email', message: 'That address has an account' },
          { path: 'elsewhere', message: 'Not here' },
        ],
      });
    });
    await fill(form);
    await userEvent.click(form.submit);
    expect(screen.getByRole('alert').textContent).toBe('Some fields are invalid');
    expect(describedBy(form.email)).toEqual(['That address has an account']);
    expect(document.activeElement).toBe(form.email);
    expect(form.email.value).toBe('ada@example.com');
  });

  it('says once what is under its field', async () => {
    const message = 'That address has an account';
    const form = renderForm(() => {
      throw new ApiError(422, { detail: message, errors: [{ path: 'email', message }] });
    });
    await fill(form);
    await userEvent.click(form.submit);
    expect(describedBy(form.email)).toEqual([message]);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(document.activeElement).toBe(form.email);
  });

  it('says in its own words that nothing answered', async () => {
    const form = renderForm(() => {
      throw new NetworkError(new TypeError('Failed to fetch'));
    });
    await fill(form);
    await userEvent.click(form.submit);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The server could not be reached. What you typed is still here.',
    );
  });

  it('tells a failure as a whole, goes there, and can be sent again', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('Failed to fetch'));
    const form = renderForm(onSubmit);
    await fill(form);
    await userEvent.click(form.submit);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This could not be sent. Please try again.');
    expect(document.activeElement).toBe(alert);
    await userEvent.click(form.submit);
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a field on its own', () => {
  it('tells its owner what is typed, even inside a form', async () => {
    const onChange = vi.fn();
    render(
      <Form schema={z.object({})} defaultValues={{}} onSubmit={() => {}}>
        <TextField name="skill" label="Skill" value="" onChange={onChange} error="Too short" />
      </Form>,
    );
    const field = screen.getByRole('textbox', { name: 'Skill' });
    await userEvent.type(field, 'R');
    expect(onChange).toHaveBeenCalledWith('R');
    expect(describedBy(field)).toEqual(['Too short']);
  });
});

describe('a text area', () => {
  it('has its rows and no limit of length', () => {
    render(
      <>
        <TextArea name="summary" label="Summary" />
        <TextArea name="note" label="Note" rows={3} />
      </>,
    );
    const area = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
    expect([area('Summary').rows, area('Note').rows]).toEqual([4, 3]);
    expect(area('Summary').hasAttribute('maxlength')).toBe(false);
  });
});

describe('a password field', () => {
  it('shows and hides what is typed', async () => {
    render(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});

describe('a form whose checks are fetched', () => {
  it('says that they did not come, keeps what was typed, and can be sent again', async () => {
    const prepare = vi.fn(async () => undefined);
    const onSubmit = vi.fn();
    render(
      <CheckedForm
        resolver={(values: { name: string }) => ({ values, errors: {} })}
        prepare={prepare}
        defaultValues={{ name: '' }}
        onSubmit={onSubmit}
      >
        <TextField name="name" label="Name" />
        <SubmitButton label="Send" busyLabel="Sending..." />
      </CheckedForm>,
    );
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ada');
    expect(prepare).toHaveBeenCalled();
    prepare.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(name.value).toBe('Ada');
    prepare.mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
