import type { DemoAnswers } from '../demo-call.ts';

const taken = { message: 'This is a demo: nothing was sent.' };

/** What visitors send: nothing of it is sent or kept (DEM-02). */
export const publicFormAnswers: DemoAnswers = {
  'contact.send': () => taken,
  'applications.send': () => taken,
  'newsletter.subscribe': () => taken,
  'newsletter.confirm': () => ({ ...taken, choose: null }),
  'newsletter.unsubscribe': () => taken,
};
