import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const privacy: PageContent<'privacy'> = {
  heroTitle: 'Privacy',
  heroSubtitle:
    'What this site knows about you, why, for how long, and how to make it forget. Written to be read.',
  updated: '20 November 2026',
  sections: [
    {
      title: 'Who is responsible',
      body: '{company}, {address}. Questions about your data go to {email}, and a person answers them.',
    },
    {
      title: 'Reading the site',
      body: paragraphs(
        'You can read every public page without an account and without telling us who you are. Reading sets no cookies; the site shows no advertising, and loads nothing from other companies: fonts, pictures and code all come from our own server.',
        'As every web server must, ours sees the network address from which a request comes while it answers it. To hold off abuse it counts requests per address for up to an hour in its memory. Its technical log notes what was asked for, when and with what result, so that we can find faults; passwords and access tokens are never written to it.',
      ),
    },
    {
      title: 'How views of portfolios are counted',
      body: paragraphs(
        'We do not count who reads our own pages, and we keep no profile of visitors. One thing is counted: how often a published portfolio is opened, so that its owner knows.',
        'A visitor counts once a day for each portfolio. To know that, the server makes a mark from the portfolio, the network address (of a newer, IPv6 address only the first half), the name that the browser gives itself, and a salt: a random number that changes every day. Only the mark is stored, never the address or the name of the browser. When the day ends, at midnight, the salt and all marks are thrown away. From then on nobody, we included, can tell who a mark came from. What stays is a number for each portfolio and day.',
        'For this no cookie is set and nothing is written to your browser. Robots, the owner of the portfolio and our administrators are not counted.',
      ),
    },
    {
      title: 'If you write to the owner of a portfolio',
      body: paragraphs(
        'The form on a portfolio brings your name, your e-mail address and your message to the owner of that portfolio, and to nobody else: they are stored for the owner and sent to them by e-mail. If they answer, the answer goes to the address you gave. The address of the owner is not shown to you unless they answer.',
        'The message stays stored until the owner deletes it, or their account. Then your message, your name in the list of what happened, and our record of the mail are erased. The mail itself is in the mailbox of the owner, beyond our reach.',
      ),
    },
    {
      title: 'If you have an account',
      body: paragraphs(
        'We keep what you gave at registration: first and last name, e-mail address, profession, and, if you entered them, phone number and skills. Your password is kept only as a bcrypt hash, from which nobody, we included, can read it.',
        'Your e-mail address and the phone number of your account are not shown on your public page; a number that you write for the page itself is. With the address you sign in, and to it we send the link for a new password and what visitors of your page write to you. If you ask for another address, both are kept until you open the link that we mail to the new one, which works for an hour; the old one is told.',
        'So that sessions can be seen and ended, we keep the time of your last sign-in and, for each place where you are signed in, when that began, when it was last used, and the name of the device, such as “Chrome on Android”. The name is made from what the browser says of itself; the network address is not kept. You find the list in your settings and can sign out there in one place or everywhere. A session that has ended is erased, at the latest when somebody next signs in.',
        'We also keep, for you alone, a list of what happened to your account and your page: when it was published, when the password was changed, who wrote to you.',
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
        'The record of a mail that we send holds the address it goes to, the address for an answer where there is one, the subject and, encrypted, the text. It is erased a week after the mail has gone, or a month after we gave up sending it.',
      ),
    },
    {
      title: 'Where the data is, and who sees it',
      body: 'The site and its database run on a server that we host and administer ourselves. We do not sell data, we do not pass it on, and no outside company analyses it. Our mails travel over the internet to your mail provider like any other mail. If a court with the right to do so orders us to hand something over, we check the order, hand over only what it names, and tell you unless the law forbids it.',
    },
    {
      title: 'Seeing, correcting and erasing',
      body: paragraphs(
        'You can correct your portfolio on its page, and your name, e-mail address, phone number and password in your settings, at any time.',
        'In your settings you can also download everything that we hold about your account, as one archive of readable lists and your files. To have your account erased you need nobody: choose “Delete account” there and enter your password once more, so that no one else can do it. Erasing takes effect at once and for good. It removes the account, the portfolio with its views, every uploaded file, the messages that visitors wrote to you, all sessions, and the record of our mails to you. One last mail confirms it. Backups that still hold some of it are overwritten within thirty days.',
        'If you cannot sign in, write to {email} from the e-mail address of the account. We answer with a confirmation you have to agree to, and carry it out within seven days.',
        'The same address serves to see, correct or erase a message, also one to the owner of a portfolio, an application or the record of mails sent to you. You need not give a reason.',
      ),
    },
    {
      title: 'Changes to this page',
      body: 'When something above changes, the date at the top changes too. If the change concerns people with an account, we write to them before it takes effect.',
    },
  ],
};
