import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { useLiveEvents } from './use-live-events.ts';

let opened = 0;

beforeEach(() => {
  opened = 0;
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  server.use(
    http.get('*/api/admin/events/', () => {
      opened += 1;
      return new HttpResponse(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
  );
});

function Screen({ answer }: { answer: Promise<string> }) {
  useLiveEvents();
  const { data } = useQuery({ queryKey: ['first'], queryFn: () => answer });
  return data;
}

it('asks for live events once the screen has its first answers, and not before', async () => {
  const answer = Promise.withResolvers<string>();
  const view = renderWithProviders(<Screen answer={answer.promise} />);
  // one that is asked for now is opened after one that was asked for before
  const { startLiveEvents } = await import('./live-events.ts');
  const stop = startLiveEvents(view.api, view.queries);
  await waitFor(() => expect(opened).toBeGreaterThan(0));
  stop();
  expect(opened).toBe(1);
  answer.resolve('Messages');
  await view.findByText('Messages');
  await waitFor(() => expect(opened).toBe(2));
});
