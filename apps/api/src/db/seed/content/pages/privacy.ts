import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const privacy: PageContent<'privacy'> = {
  heroTitle: 'Privacy',
  heroSubtitle:
    'What this site knows about you, why, for how long, and how to make it forget. Written to be read.',
  updated: '1 November 2026',
  sections: [
    {
      title: 'Who is responsible',
      body: 'Etinde Works, Down Beach Road, Limbe, South West Region, Cameroon. Questions about your data go to hello@etindeworks.example, and a person answers them.',
    },
    {
      title: 'Reading the site',
      body: paragraphs(
        'You can read every public page without an account and without telling us who you are. The site sets no cookies, shows no advertising, and loads nothing from other companies: fonts, pictures and code all come from our own server.',
        'As every web server must, ours sees the network address from which a request comes while it answers it. To hold off abuse it counts requests per address for up to an hour in its memory. Its technical log notes what was asked for, when and with what result, so that we can find faults; passwords and access tokens are never written to it.',
      ),
    },
    {
      title: 'No measuring of readers',
      body: 'We do not count who reads which page or portfolio, and we keep no profile of visitors. Should the owners of portfolios one day see how often theirs was read, this page will say first how that is counted.',
    },
    {
      title: 'If you have an account',
      body: paragraphs(
        'We keep what you gave at registration: first and last name, e-mail address, profession, and, if you entered them, phone number and skills. Your password is kept only as a bcrypt hash, from which nobody, we included, can read it. We also keep the times of your sign-ins and which sessions are open, so that they can be ended.',
        'Your e-mail address and phone number are not shown on your public page. With the address you sign in, and to it we send the link for a new password.',
      ),
    },
    {
      title: 'Your portfolio and your files',
      body: paragraphs(
        'What you write in your portfolio is private until you publish it. From then on anyone can read it at its address, and search engines can find it. When you unpublish it the address answers as if it had never existed, though copies that others made are beyond our reach.',
        'Pictures are made anew when you upload them, and the place, camera and time that phones write into them are removed. Documents and videos are kept as you send them, so please look at what is in them first.',
      ),
    },
    {
      title: 'If you write to us or apply',
      body: paragraphs(
        'A message from the contact page is stored with your name, e-mail address, subject and text, and the people who answer messages read it. You get a confirmation by e-mail that repeats nothing of what you wrote. Do not send us passwords or the numbers of identity papers.',
        'An application for an internship or a training course is stored with your name, e-mail address, phone number if given, education, interests, the programme you chose and your message. It reaches the people who answer messages too, and is confirmed by e-mail in the same way. We keep messages and applications while there is something to answer or decide, and delete them earlier if you ask.',
        'If you ask for the newsletter we keep your e-mail address and the dates on which you asked and confirmed. You are subscribed only once you open the link that we mail you; it works for a week, and an address that was not confirmed by then is erased with the next request or confirmation that reaches us. The link in any letter unsubscribes you and erases the address from the list at once.',
        'So that a form that arrives twice is stored once, the server keeps marks: a random one made by your browser, which counts for a day; a fingerprint of the content, for ten seconds; and a fingerprint of your mailbox, for an hour, so that nobody can flood it with our mails. What you wrote cannot be read from them, and those that have ended are erased when the next form arrives. To tell machines from people a form also sends how long it was open; that is not stored.',
        'The record of the mails that we sent to you holds your address, the subject and, encrypted, the text.',
      ),
    },
    {
      title: 'Where the data is, and who sees it',
      body: 'The site and its database run on a server that we host and administer ourselves. We do not sell data, we do not pass it on, and no outside company analyses it. Our mails travel over the internet to your mail provider like any other mail. If a court with the right to do so orders us to hand something over, we check the order, hand over only what it names, and tell you unless the law forbids it.',
    },
    {
      title: 'Seeing, correcting and erasing',
      body: paragraphs(
        'You can correct everything in your portfolio on the portfolio page, at any time. To correct your name, e-mail address or phone number, write to us.',
        'To have your account erased, or to receive all that we hold about you, write to hello@etindeworks.example from the e-mail address of the account. We answer with a confirmation you have to agree to, so that nobody else can erase you, and carry it out within seven days. Erasing removes the account, the portfolio, every uploaded file and all sessions, for good. Backups that still hold them are overwritten within thirty days.',
        'The same address serves to see, correct or erase a message, an application or the record of mails sent to you. You need not give a reason.',
      ),
    },
    {
      title: 'Changes to this page',
      body: 'When something above changes, the date at the top changes too. If the change concerns people with an account, we write to them before it takes effect.',
    },
  ],
};
