import { act, screen, waitFor } from '@testing-library/react';
import type { Application } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the list of applications', () => {
  it('says who applied for what, and the status of each', async () => {
    open();
    expect(screen.getByText('Loading applications')).toBeTruthy();
    await finds(['Ada', 'Ben']);
    expect(rowOf(/Ada/)).toMatch(/ada@north\.example.*Internship.*Databases.*2026.*New/);
    expect(rowOf(/Ben/)).toMatch(/UI\/UX Design.*Training.*Shortlisted/);
  });

  it('says who has answered and when, and whose answer was not sent', async () => {
    const date = '2026-03-05T10:00:00.000Z';
    const [ada, ben] = stored;
    if (ada) ada.last_reply = { author: 'Ngozi', date, unsent: false };
    if (ben) ben.last_reply = { author: 'Ngozi', date, unsent: true };
    open();
    await finds(['Ada', 'Ben']);
    expect(rowOf(/Ada/)).toMatch(/New.*Answered by Ngozi.*2026/);
    expect(rowOf(/Ben/)).toMatch(/Shortlisted.*Ngozi’s reply was not sent.*2026/);
  });

  it('loads more on demand', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await finds(['Ada', 'Ben', 'Cleo']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByText('3 applications')).toBeTruthy();
  });

  it('tells when more could not be loaded, and keeps what is there', async () => {
    const { user } = open();
    await finds(['Ada', 'Ben']);
    server.use(refuse('admin.applications.list', 'unavailable'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'More applications could not be loaded.',
    );
    await finds(['Ada', 'Ben']);
  });

  it('says that there are none yet', async () => {
    stored.length = 0;
    open();
    await screen.findByRole('heading', { name: 'No applications yet' });
    expect(screen.getByText('Applications sent from the Solutions page appear here.')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(refuse('admin.applications.list', 'unavailable'));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The applications could not be loaded',
    );
    server.use(...applicationAnswers().handlers);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await finds(['Ada', 'Ben']);
  });
});

describe('scrolling on', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('loads more before the end is reached', async () => {
    let reachEnd = () => {};
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    open();
    await finds(['Ada', 'Ben']);
    act(() => reachEnd());
    await finds(['Ada', 'Ben', 'Cleo']);
  });
});

describe('the filters', () => {
  it('show how many applications have each status', async () => {
    open();
    for (const name of ['All 3', 'New 1', 'Shortlisted 1', 'Accepted 0', 'Declined 1']) {
      expect(await screen.findByRole('radio', { name })).toBeTruthy();
    }
  });

  it('narrow on the server, and stay in the address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Declined/ }));
    await finds(['Cleo']);
    expect(address()).toBe('?status=declined');
    await user.click(screen.getByRole('radio', { name: /All/ }));
    await user.selectOptions(screen.getByLabelText('Type'), 'Training');
    await finds(['Ben']);
    expect(await screen.findByRole('radio', { name: 'Declined 0' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Type'), 'All types');
    await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'Cle');
    await finds(['Cleo']);
    await waitFor(() => expect(address()).toBe('?q=Cle'));
  });

  it('are read from the address, and taken away when nothing matches', async () => {
    const { user } = open('/admin/applications?q=Ada&kind=training&status=new');
    await screen.findByRole('heading', { name: 'No matching applications' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Ada');
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    await finds(['Ada', 'Ben']);
    expect(address()).toBe('');
  });
});

describe('the export', () => {
  const saved: { name: string; content: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    // jsdom has neither
    URL.createObjectURL = (made) => {
      content = made as Blob;
      return 'blob:made';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves what the filters show', async () => {
    server.use(
      http.get('*/api/exports/applications/', ({ request }) =>
        HttpResponse.text(`asked ${new URL(request.url).search}`),
      ),
    );
    const { user } = open('/admin/applications?q=Ben&kind=training&status=shortlisted');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    expect(await saved[0]?.content.text()).toBe('asked ?q=Ben&kind=training&status=shortlisted');
  });

  it('says so when it fails', async () => {
    server.use(refuse('admin.applications.export', 'unavailable'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The applications could not be exported')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
