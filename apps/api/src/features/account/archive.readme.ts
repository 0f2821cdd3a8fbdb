/** Explains every file of an archive to the person it is about. */
export const archiveReadme = (site: string, madeAt: Date, missing: string[]): string =>
  [
    `Everything that ${site} holds about your account, as of ${madeAt.toISOString()}.`,
    [
      'account.json      your name, e-mail, phone, profession and role, and when the account was made and last signed in to. Your password is not here: only a one-way hash of it is stored.',
      'portfolio.json    your portfolio, published or not: texts, experiences, educations, skills, projects, links, services, products, and every address it has or had.',
      'resume.json       the same portfolio as JSON Resume (jsonresume.org), which other programs read.',
      'media.json        what is known of each file you uploaded, and its name in the folder media.',
      'media/            the files themselves. A picture is the largest of the sizes that were made from it; a video or a document is as you sent it.',
      'views.json        how often your page was seen on each day. Who saw it is not known.',
      'connections.json  the people who wrote to you through your page, and what they wrote.',
      'activity.json     what happened to your account and your page.',
      'acts.json         what you did as an administrator, if you are one: when, what kind of act, and to what. Names and contents are not repeated here: they may be of other people.',
      'sessions.json     where you are signed in.',
    ].join('\n'),
    'All times are UTC. The JSON files are plain text (UTF-8).',
    [
      "Not in here: what was sent with your e-mail through the forms that anyone may use (contact, applications, the newsletter, other people's pages), and mails to it.",
      'Anyone can type an e-mail into such a form, or make an account with one, so an account does not prove whose words those are. Write to us from that address to get them, or to have them erased.',
    ].join('\n'),
    ...(missing.length > 0
      ? [`Known but not found when this was made:\n${missing.join('\n')}`]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
