import type { PageContent } from '@vitrine/contracts';

export const contact: PageContent<'contact'> = {
  heroTitle: 'Dites-nous ce qui bloque',
  heroSubtitle:
    'En français ou en anglais, en deux lignes ou en deux pages. Une personne lit chaque message, et c’est elle qui y répond.',
  cards: {
    email: {
      title: 'E-mail',
      description: 'Pour tout ce qui mérite une vraie réponse ou comporte une pièce jointe.',
    },
    website: {
      title: 'Site web',
      description: 'L’adresse à donner à un collègue qui n’a jamais entendu parler de nous.',
    },
    social: {
      title: 'Ailleurs',
      description:
        'Nos travaux en cours sur GitHub, l’entreprise sur LinkedIn, les brèves sur Twitter.',
    },
  },
  replyTime: '24 à 48 heures',
  office: {
    title: 'Notre bureau à Limbé',
    description:
      'Sur Down Beach Road, à l’étage, derrière une porte bleue. Demandez Down Beach à n’importe quel taxi et marchez vers la mer. Merci d’appeler avant de venir : nous sommes souvent chez un client.',
    hours: [
      'Du lundi au vendredi, de 8 h à 17 h',
      'Le samedi, de 9 h à 13 h',
      'Heure d’Afrique de l’Ouest, UTC+1',
    ],
  },
  form: {
    title: 'Envoyez-nous un message',
    description:
      'Votre adresse nous sert à vous répondre, et à rien d’autre. Vous recevrez une confirmation par e-mail.',
  },
  calls: [
    {
      title: 'Consultation gratuite',
      description:
        'Trente minutes avec l’un des fondateurs, par téléphone ou au bureau. Vous décrivez le problème, nous posons des questions, et personne n’envoie de facture.',
      action: 'Demander une consultation',
      subject: 'Consultation gratuite',
    },
    {
      title: 'Descriptif de projet',
      description:
        'Vous savez ce qu’il vous faut. Envoyez-nous les grandes lignes, la date qui compte et votre budget : nous répondons par une première estimation.',
      action: 'Envoyer un descriptif',
      subject: 'Descriptif de projet',
    },
    {
      title: 'Entretien stratégique',
      description:
        'Pour les conseils d’administration et les directions qui ont un choix à faire : développer, acheter ou attendre. Une heure, suivie d’une synthèse écrite.',
      action: 'Convenir d’un entretien',
      subject: 'Entretien stratégique',
    },
  ],
  about: {
    title: 'Qui vous répondra ?',
    description: 'Sept personnes avec vue sur la mer. Lisez d’où nous venons avant de nous écrire.',
    action: 'À propos de nous',
  },
};
