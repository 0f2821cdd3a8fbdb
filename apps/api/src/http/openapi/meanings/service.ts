import type { Meanings } from './table.ts';

/** Problems, and the server itself. */
export const service: Meanings = {
  Problem: {
    type: 'Names the kind of the problem.',
    title: 'What the kind of the problem is called.',
    status: 'The HTTP status.',
    detail: 'What went wrong, for people; it may change.',
    code: 'What went wrong, for programs.',
    request_id: "The answer's `X-Request-Id`, by which the log knows the request.",
    errors: 'Each field that is wrong.',
    'errors.message': 'What is wrong with it, for people.',
  },
  Health: {
    '': 'How the server is.',
    status: '`degraded` while the disk is nearly full.',
    detail: 'Why it is degraded.',
  },
  Alive: { '': 'The process answers.' },
  Ready: { '': 'Requests should be sent here.' },
  SystemStatus: { '': 'The state of the running system.' },
};
