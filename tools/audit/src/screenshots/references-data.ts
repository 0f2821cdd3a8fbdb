/** Someone who is asked for a reference, and what comes of it. */
export interface Asked {
  name: string;
  email: string;
  relation: string;
  note: string;
  words?: { name: string; role: string; text: string };
  outcome: 'waits' | 'written' | 'shown' | 'declined' | 'taken-back' | 'withdrawn';
}

const LONG = `When the line to Buea was down for three days in 2023, the ledger that she built went on. Two hundred groups paid in, and on the fourth day every book agreed.

She asks the questions that nobody wants to hear in the first week, and that everybody is glad of in the tenth. Our accountants trust her, which I had not seen happen to an engineer before.`;

/** One in every state, the newest last. */
export const ASKED: readonly Asked[] = [
  {
    name: 'Peter Ngu',
    email: 'p.ngu@ports.example.com',
    relation: 'Douala Port, 2018 to 2022',
    note: '',
    outcome: 'withdrawn',
  },
  {
    name: 'Samuel Eto',
    email: 'samuel.eto@example.com',
    relation: 'Douala Port, 2018 to 2022',
    note: '',
    outcome: 'declined',
  },
  {
    name: 'Grace Ewane',
    email: 'grace@mentors.example.com',
    relation: 'Girls who build, Limbe',
    note: '',
    words: { name: 'Grace Ewane', role: '', text: 'She is on time.' },
    outcome: 'taken-back',
  },
  {
    name: 'Eposi Tabe',
    email: 'eposi.tabe@bakweri.example.com',
    relation: 'Bakweri Savings, the ledger of 2023',
    note: '',
    words: { name: 'Eposi Tabe', role: 'Head of operations, Bakweri Savings', text: LONG },
    outcome: 'shown',
  },
  {
    name: 'Marie-Claire Atangana-Mbarga',
    email: 'marie-claire.atangana-mbarga@savings-and-credit-union.example.com',
    relation: 'Training for the market traders of Limbe and Tiko, four Saturdays in 2024',
    note: '',
    words: {
      name: 'Marie-Claire Atangana-Mbarga',
      role: 'Branch manager',
      text: 'Thirty traders came on the first Saturday, and thirty on the last.',
    },
    outcome: 'written',
  },
  {
    name: 'Nfor Emmanuel',
    email: 'nfor@njangi.example.com',
    relation: 'Njangi Ledger, 2023 to today',
    note: 'You saw the night we moved the old books.\nTwo sentences about it would help me a lot.',
    outcome: 'waits',
  },
];
