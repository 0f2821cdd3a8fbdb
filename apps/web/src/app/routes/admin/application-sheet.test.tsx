import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Application } from '@vitrine/contracts';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { refuse } from '#testing/answer.ts';
import { applicationAnswers } from '#testing/application-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './applications.page.tsx';

let stored: Application[];

beforeEach(() => {
  const answers = applicationAnswers();
  stored = answers.stored;
  server.use(...answers.handlers);
});

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const open = (path = '/admin/applications') =>
  renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
const shown = () =>
  screen.queryAllByRole('rowheader', { hidden: true }).map((row) => row.textContent);
const finds = (names: string[]) =>
  waitFor(() => expect(shown().map((text) => text?.replace(/^.|ada@.*$/g, ''))).toEqual(names));
const address = () => screen.getByLabelText('address').textContent;
const rowOf = (name: RegExp) => screen.getByRole('row', { name, hidden: true }).textContent;

/** The open application. */
async function openOne(name: string, path?: string) {
  const page = open(path);
  await page.user.click(await screen.findByRole('link', { name }));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name })) };
}

describe('an application', () => {
  it('opens with everything the applicant wrote, and ways to reach them', async () => {
    const { sheet, user } = await openOne('Ada');
    expect(sheet.getByText('I would like to.')).toBeTruthy();
    expect(sheet.getByText('BSc')).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'ada@north.example' }).getAttribute('href')).toBe(
      'mailto:ada@north.example',
    );
    expect(sheet.getByRole('link', { name: '+237 6 70 (00) 00' }).getAttribute('href')).toBe(
      'tel:+2376700000',
    );
    expect(address()).toBe('?application=a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('');
    expect(document.activeElement?.textContent).toBe('Ada');
  });

  it('is read one after the other, past the end of what was loaded', async () => {
    const { sheet, user } = await openOne('Ada');
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: /Previous/ }).disabled).toBe(true);
    await user.click(sheet.getByRole('button', { name: 'Next application' }));
    await screen.findByRole('dialog', { name: 'Ben' });
    expect(address()).toBe('?application=b');
    await finds(['Ada', 'Ben', 'Cleo']);
    // which is pressed once more without looking for it
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next application');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Cleo' });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next application' });
    expect(next.disabled).toBe(true);
  });

  it('begins at its top, however far the one before was read', async () => {
    const scrolled: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.closest('[role=dialog]')?.querySelector('h2')?.textContent);
    };
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    const { sheet, user } = await openOne('Ada');
    scrolled.length = 0;
    await user.click(sheet.getByRole('button', { name: 'Next application' }));
    await screen.findByRole('dialog', { name: 'Ben' });
    expect(scrolled).toEqual(['Ben']);
  });

  it('that is erased while it is answered leaves what was typed', async () => {
    const { user, queries, sheet } = await openOne('Ada');
    await user.type(await sheet.findByLabelText('Reply to the sender'), 'On Monday at nine.');
    server.use(refuse('admin.applications.get', 'not-found'));
    await queries.invalidateQueries({ queryKey: ['admin.applications.get'] });
    const left = await screen.findByLabelText<HTMLTextAreaElement>('Your unsent reply');
    expect(left.value).toBe('On Monday at nine.');
    expect(screen.queryByRole('button', { name: 'Send Reply' })).toBeNull();
  });

  it('opens from its address also where the list has not come to it', async () => {
    open('/admin/applications?application=c');
    expect(await screen.findByRole('dialog', { name: 'Cleo' })).toBeTruthy();
  });

  it('that was deleted elsewhere is shown as deleted', async () => {
    server.use(refuse('admin.applications.get', 'not-found'));
    open('/admin/applications?application=z');
    await screen.findByRole('heading', { name: 'Application not found' });
  });
});

describe('the status', () => {
  it('is saved at once, and counted', async () => {
    const { sheet, user } = await openOne('Ada');
    await user.click(sheet.getByRole('radio', { name: 'Accepted' }));
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Accepted' }).checked).toBe(true);
    expect(rowOf(/Ada/)).toMatch(/Accepted/);
    await waitFor(() => expect(stored[0]?.status).toBe('accepted'));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('radio', { name: 'Accepted 1' })).toBeTruthy();
  });

  it('does not jump back until the lists have heard of it', async () => {
    const { sheet } = await openOne('Ada');
    const accepted = sheet.getByRole<HTMLInputElement>('radio', { name: 'Accepted' });
    fireEvent.click(accepted);
    expect(accepted.checked).toBe(true);
    await waitFor(() => expect(stored[0]?.status).toBe('accepted'));
  });

  it('goes back to what it was when it could not be saved, and says why', async () => {
    server.use(refuse('admin.applications.update', 'unavailable', { detail: 'Try later.' }));
    const { sheet, user } = await openOne('Ada');
    await user.click(sheet.getByRole('radio', { name: 'Declined' }));
    const alert = await sheet.findByRole('alert');
    expect(alert.textContent).toBe('The status was not savedTry later.');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'New' }).checked).toBe(true);
    expect(rowOf(/Ada/)).toMatch(/New$/);
  });

  it('leaves the row where it is until the application is closed', async () => {
    const { sheet, user } = await openOne('Ada', '/admin/applications?status=new');
    await user.click(sheet.getByRole('radio', { name: 'Shortlisted' }));
    await waitFor(() => expect(stored[0]?.status).toBe('shortlisted'));
    expect(shown()).toHaveLength(1);
    await user.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'No matching applications' });
  });
});

describe('deleting an application', () => {
  it('asks first, says for how long it can come back, and takes it out of the list', async () => {
    const { sheet, user } = await openOne('Ada');
    await user.click(sheet.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/can be restored for 30 days\.$/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete application' }));
    expect(await screen.findByText('The application from Ada was deleted')).toBeTruthy();
    await finds(['Ben', 'Cleo']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('');
  });

  it('says why when it fails, and keeps it', async () => {
    server.use(refuse('admin.applications.delete', 'unavailable', { detail: 'Try later.' }));
    const { sheet, user } = await openOne('Ada');
    await user.click(sheet.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete application' }));
    expect((await question.findByRole('alert')).textContent).toContain('Try later.');
    expect(stored).toHaveLength(3);
  });
});
