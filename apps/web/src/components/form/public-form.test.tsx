import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PublicForm, type Send } from './public-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextArea, TextField } from './text-field.tsx';

/** A form whose answer takes its time. */
function open() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = vi.fn<Send>(() => promise);
  render(
    <PublicForm label="Write to us" onSubmit={sent} thanks={() => 'Thank you'}>
      <TextField name="name" label="Name" />
      <TextArea name="message" label="Message" />
      <SubmitButton label="Send message" busyLabel="Sending" />
    </PublicForm>,
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const press = () => screen.getByRole('button').click();
  return { user: userEvent.setup(), sent, box, press, answer: resolve };
}

it('keeps what is typed while it is being sent, and thanks all the same', async () => {
  const { user, sent, box, press, answer } = open();
  await user.type(box('Name'), 'Ada');
  await user.type(box('Message'), 'Hello');
  press();
  await user.type(box('Message'), ', and one more thing');
  answer();
  expect(await screen.findByText('Thank you')).toBeTruthy();
  expect(document.activeElement).toBe(box('Message'));
  await user.type(box('Message'), '!');
  expect(screen.getByText('Thank you')).toBeTruthy();
  expect(box('Message').value).toBe('Hello, and one more thing!');
  expect(box('Name').value).toBe('Ada');
  press();
  const keys = sent.mock.calls.map(([, { key }]) => key);
  expect(new Set(keys).size).toBe(2);
});

it('thanks for longer than a field takes to notice that it was emptied', async () => {
  const { user, box, press, answer } = open();
  await user.type(box('Message'), 'Hello');
  press();
  answer();
  const thanks = await screen.findByText('Thank you');
  expect(box('Message').value).toBe('');
  // a browser says so as the focus leaves a field whose words the form has taken out
  fireEvent(box('Message'), new Event('change', { bubbles: true }));
  expect(thanks.isConnected).toBe(true);
  await user.type(box('Message'), 'A');
  expect(thanks.isConnected).toBe(false);
});
