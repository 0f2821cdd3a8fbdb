/** Tables to download: what their files are called, before the day, and their columns. */
export const tables = {
  applications: {
    file: 'applications',
    columns: {
      received: 'Received ({zone})',
      kind: 'Kind',
      status: 'Status',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      program: 'Program',
      education: 'Education',
      interests: 'Interests',
      message: 'Message',
      language: 'Language',
    },
  },
  subscribers: {
    file: 'subscribers',
    columns: {
      email: 'Email',
      state: 'State',
      asked: 'Asked ({zone})',
      confirmed: 'Confirmed ({zone})',
      topics: 'Topics',
      refused: 'Refused ({zone})',
      refusal: 'Refusal',
      language: 'Language',
    },
    allTopics: 'all',
  },
  activity: {
    file: 'activity',
    columns: {
      time: 'Time ({zone})',
      who: 'Who',
      action: 'Action',
      what: 'What',
      name: 'Name',
      id: 'Id',
      before: 'Before',
      after: 'After',
    },
    deletedAccount: 'a deleted account',
  },
};
