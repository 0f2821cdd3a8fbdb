const offer = (name: string) => ({
  name,
  description: 'From plan to upkeep.',
  price: '50 000 FCFA',
});

/** A page with something in every section. */
export const PORTFOLIO = {
  published: true,
  customUrl: 'ngozi-fonyuy',
  headline: 'Engineer for unreliable networks',
  summary:
    'I make payment systems that survive a bad line: what is paid at a market stall is in the ledger, whether the mast is up or not.\n\nLately for market traders, before that for a port with eleven cranes.',
  skills: ['Distributed systems', 'PostgreSQL', 'Offline first', 'Teaching'],
  experiences: [
    {
      title: 'Lead engineer',
      company: 'Bakweri Savings',
      period: '2022 to today',
      description: 'Ledgers that agree after a power cut.\n- two offices\n- one night of work',
    },
    { title: 'Engineer', company: 'Douala Port', period: '2018 to 2022', description: 'Cranes.' },
  ],
  educations: [
    { degree: 'BEng Computer Engineering', institution: 'University of Buea', year: '2018' },
  ],
  projects: ['Njangi Ledger', 'Market Line'].map((name) => ({
    name,
    description: 'A savings book that two hundred groups share.',
    technologies: ['PostgreSQL', 'React'],
  })),
  links: [
    { name: 'My notes', url: 'https://notes.example.com/ngozi' },
    { name: 'Source code', url: 'https://github.com/example' },
  ],
  services: [offer('Consulting'), offer('Training')],
  products: [offer('A ledger to keep')],
  certificates: [
    {
      ...{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: 'March 2025' },
      url: 'https://certificates.example.com/cka/4711',
    },
    { name: 'Professional Scrum Master I', issuer: 'Scrum.org', date: '2022', url: '' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'French', level: 'B2' },
    { name: 'Bakweri', level: 'A2' },
  ],
  volunteering: [
    {
      ...{ role: 'Mentor', organisation: 'Girls who build, Limbe', period: 'since 2021' },
      description: 'Six Saturdays a year, with what the girls bring.',
    },
  ],
  publications: [
    {
      ...{ title: 'Paying by SMS when the line is down', publisher: 'ACM DEV', date: '2024' },
      url: 'https://papers.example.com/sms',
    },
  ],
  availability: 'from',
  availabilityNote: '1 March 2027',
};

/** What else is said of the first project. */
export const DETAILS = {
  description:
    'A savings book that two hundred groups share.\n- works without a line\n- every entry is signed twice',
  ...{ role: 'Lead engineer', period: '2023 to today' },
  url: 'https://njangi.example.com/ledger',
};
