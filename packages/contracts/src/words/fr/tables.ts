import type { tables as english } from '../en/tables.ts';

/** Tables to download: what their files are called, before the day, and their columns. */
export const tables: typeof english = {
  applications: {
    file: 'candidatures',
    columns: {
      received: 'Reçue le ({zone})',
      kind: 'Type',
      status: 'Statut',
      name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      program: 'Programme',
      education: 'Formation suivie',
      interests: 'Centres d’intérêt',
      message: 'Message',
      language: 'Langue',
    },
  },
  subscribers: {
    file: 'abonnes',
    columns: {
      email: 'Adresse e-mail',
      state: 'État',
      asked: 'Demandé le ({zone})',
      confirmed: 'Confirmé le ({zone})',
      topics: 'Sujets',
      refused: 'Rejetée le ({zone})',
      refusal: 'Motif du rejet',
      language: 'Langue',
    },
    allTopics: 'tous',
  },
  activity: {
    file: 'activite',
    columns: {
      time: 'Date ({zone})',
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
