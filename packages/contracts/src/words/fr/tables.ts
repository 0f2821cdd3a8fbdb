import type { tables as english } from '../en/tables.ts';

/** Tables to download: what their files are called, before the day, and their columns. */
export const tables: typeof english = {
  applications: {
    file: 'candidatures',
    columns: {
      received: 'Reçue le (UTC)',
      kind: 'Type',
      status: 'Statut',
      name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      program: 'Programme',
      education: 'Formation suivie',
      interests: 'Centres d’intérêt',
      message: 'Message',
    },
  },
  subscribers: {
    file: 'abonnes',
    columns: {
      email: 'Adresse e-mail',
      state: 'État',
      asked: 'Demandé le (UTC)',
      confirmed: 'Confirmé le (UTC)',
      topics: 'Sujets',
      refused: 'Rejetée le (UTC)',
      refusal: 'Motif du rejet',
    },
    allTopics: 'tous',
  },
  activity: {
    file: 'activite',
    columns: {
      time: 'Date (UTC)',
      who: 'Qui',
      action: 'Action',
      what: 'Élément',
      name: 'Nom',
      id: 'Identifiant',
      before: 'Avant',
      after: 'Après',
    },
    deletedAccount: 'un compte supprimé',
  },
};
