import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const terms: PageContent<'terms'> = {
  heroTitle: 'Terms of use',
  heroSubtitle: 'What you may expect from us on this site, and what we expect from you.',
  updated: '1 November 2026',
  sections: [
    {
      title: 'What these terms cover',
      body: 'They cover this website: its public pages, the accounts of professionals and the portfolios they publish. Work we do for clients has a contract of its own. The site is offered by {company}, Limbe, Cameroon, and using it means accepting these terms.',
    },
    {
      title: 'Your account',
      body: paragraphs(
        'An account is free. It is for one person, who gives their own name and an e-mail address they can read. You must be at least 16 years old.',
        'Choose a password of eight characters or more that you use nowhere else, and keep it to yourself. You are responsible for what is done with your account. If you think somebody else can get in, ask for a new password at once with “Forgot password”, which ends every session, and tell us.',
      ),
    },
    {
      title: 'What you publish',
      body: paragraphs(
        'Your portfolio stays yours. You allow us to store it, to make smaller copies of its pictures, and to show it at its address for as long as it is published, and for nothing more.',
        'Publish what is true and what you have the right to show. Work made for an employer or a client often belongs to them: ask first. Name the people you worked with only if they agree.',
      ),
    },
    {
      title: 'What is not allowed',
      body: 'Pretending to be somebody else; false diplomas or references; hate, threats or sexual content; spam and fraud; malware; files meant to harm those who open them; attempts to read the data of others or to bring the service down. If you look for weaknesses in good faith, tell us what you found, stop there, and we will thank you.',
    },
    {
      title: 'When we step in',
      body: 'We may unpublish a portfolio or suspend an account that breaks these terms. Unless the matter is urgent we write first, say which part is concerned and give you time to change it. You can always object by e-mail, and somebody who was not part of the decision looks at it again.',
    },
    {
      title: 'Availability',
      body: 'We work to keep the site up and your data safe, and we back it up. We promise no particular uptime: there will be maintenance, and there will be faults. Keep your own copies of files that matter to you.',
    },
    {
      title: 'Applications and messages',
      body: 'Sending an application for an internship, a course or a position creates no claim to a place. We answer each one. Prices and dates named on this site are information; only a signed offer is binding.',
    },
    {
      title: 'Our own content',
      body: 'Text, pictures and the name on the public pages belong to {company}. Quote and link as you like, with the source. For anything more, ask.',
    },
    {
      title: 'Responsibility',
      body: 'We answer for damage that we cause on purpose or through gross negligence. For the rest, as the site is free of charge, we are not liable for lost profit, lost chances or what users publish. Nothing here takes away rights that the law gives you and that cannot be waived.',
    },
    {
      title: 'Leaving',
      body: 'You may stop at any time, without notice or reason. The privacy page says how to have your account erased. If we ever close the service, you will have at least sixty days to take your data with you.',
    },
    {
      title: 'Law and changes',
      body: 'The law of Cameroon applies, and the courts of Limbe have jurisdiction where the law leaves a choice. When these terms change, people with an account are told thirty days ahead; those who do not agree can leave.',
    },
  ],
};
