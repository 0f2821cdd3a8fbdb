import { logFailure, startTexts } from '@vitrine/web/demo';

// Small, so that something shows while the rest is fetched.

const notice = document.createElement('p');
notice.setAttribute('role', 'status');
notice.textContent = startTexts.loading();
document.getElementById('root')?.before(notice);

try {
  const { startDemo } = await import('./start-demo.ts');
  await startDemo();
  notice.remove();
} catch (error) {
  logFailure('The demo could not start:', error);
  notice.setAttribute('role', 'alert');
  notice.textContent = startTexts.failed();
}
