import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const cookies: PageContent<'cookies'> = {
  heroTitle: 'Cookies',
  heroSubtitle:
    'Reading sets none, which is why no banner asked you about them. A few values are kept in your browser; here is each one.',
  updated: '28 November 2026',
  sections: [
    {
      title: 'No cookies for readers, no third parties',
      body: 'Reading this site sets no cookies, neither its own nor those of others. It loads no analytics, no advertising, no maps, no fonts and no social buttons from other companies. The links to our social profiles are plain links: those networks learn of your visit only if you follow one.',
    },
    {
      title: 'What your browser keeps',
      body: paragraphs(
        'Browsers offer websites a small store called localStorage. Unlike a cookie, it is not sent along with every request. If you only read public pages, we write nothing to it that identifies you. When you sign in, or choose an appearance, up to six values are written:',
        'authToken: proof that you are signed in. It is short-lived, and is sent with the requests that need it.',
        'refreshToken: lets the site renew that proof, for up to thirty days. It ends sooner when it is not used for seven days, unless you chose “Remember me”. It changes each time it is used.',
        'userRole: whether you are a user or an administrator, so that the right menu is shown. The server checks your rights by itself and does not rely on it.',
        'email: the address you signed in with, shown to you in the welcome line.',
        'knownDevice: a sealed mark that this browser signed in before, so that signing in again does not have to wait behind strangers when many try at once. It opens nothing, and signing out removes it.',
        'darkMode: whether you chose the dark or the light appearance of your own area.',
        'vitrine-revision: the only cookie, where this site runs on more than one server. It is set when you save a change that visitors see and expires after thirty seconds. It holds the number of that change, so that the next page you open already shows it, and says nothing of who you are.',
        'While you edit your portfolio, what you typed and have not saved is kept as well, under names that begin with “draft:”, so that a closed tab or an empty battery loses nothing. A draft goes when it is saved or discarded, when you sign out, and after thirty days with the next visit to the editor. It is never sent anywhere but with your own saving.',
        'Beside it there is a store that ends with the tab, called sessionStorage. When a page has to be loaded anew because the site was renewed meanwhile, it remembers that under “leftBuild”, so that it happens once only; and “renewalAttempt” stands in it while the proof that you are signed in is being renewed. Neither says who you are.',
      ),
    },
    {
      title: 'Why we do not ask first',
      body: 'The first five values are needed for the one thing you asked for, being signed in. The sixth remembers a choice you made, and a draft what you typed. None of them is used to recognise you on other sites, to measure what you read or to show you anything different.',
    },
    {
      title: 'How to remove them',
      body: 'Signing out removes the first five and every draft at once, also when the server cannot be reached. The sixth goes when you clear the data of this site in the settings of your browser, under “Cookies and site data” or a similar name. That signs you out as well and does no other harm.',
    },
    {
      title: 'Forms',
      body: 'What you type into a form of the public pages stays in the open page until you send it; the browser is not told to keep it. What happens to it then stands on the privacy page.',
    },
  ],
};
