import type { ContentInput } from '@vitrine/contracts';
import { reworded } from '../reworded.ts';
import { services as english } from '../services.ts';

export const services: ContentInput<'services'>[] = reworded(english, [
  {
    title: 'Logiciels sur mesure',
    description:
      'Un système fait pour votre façon de travailler, de la première visite à la dixième année. Le code vous appartient dès le premier jour.',
    features: [
      'Conçu avec ceux qui s’en serviront',
      'Une version à essayer un vendredi sur deux',
      'Code, documentation et données remis',
    ],
  },
  {
    title: 'Applications mobiles',
    description:
      'Des applications pour les téléphones que l’on a ici : légères à télécharger, économes en données et en batterie, utiles sans réseau.',
    features: [
      'Android, iOS et applications web installables',
      'Utilisables hors ligne, synchronisées ensuite',
      'SMS et USSD là où il n’y a pas de smartphone',
    ],
  },
  {
    title: 'Transformation numérique',
    description:
      'Des registres et des feuilles volantes à un dossier unique auquel plusieurs personnes peuvent se fier : un service après l’autre, avec l’adhésion du personnel.',
    features: [
      'Un état des lieux du travail réel',
      'Les anciens registres saisis, vérifiés et conservés',
      'Une formation sur vos propres dossiers, dans les deux langues',
    ],
  },
  {
    title: 'Solutions cloud',
    description:
      'Des serveurs à la mesure du besoin : une petite machine dans vos locaux, une autre louée à l’étranger, ou les deux, chacune prenant le relais de l’autre.',
    features: [
      'Des coûts calculés sur cinq ans',
      'Des sauvegardes restaurées chaque mois pour vérification',
      'Un changement de fournisseur sans perdre un jour',
    ],
  },
  {
    title: 'Intégration de l’IA',
    description:
      'Des modèles là où ils sont rentables : lire des documents, trier des demandes, repérer des doublons. Avec, noir sur blanc, la fréquence de leurs erreurs.',
    features: [
      'Un essai sur vos données avant tout engagement',
      'Une personne tranche les cas douteux',
      'Des modèles sur votre propre machine quand les données ne doivent pas sortir',
    ],
  },
  {
    title: 'Analyse de données',
    description:
      'Les cinq chiffres qui changeraient vos décisions, justes chaque lundi matin, au lieu de cinquante qui ne changeraient rien.',
    features: [
      'Des sources réunies et nettoyées',
      'Des rapports envoyés par e-mail ou WhatsApp',
      'Chaque chiffre vérifiable jusqu’à la pièce d’origine',
    ],
  },
  {
    title: 'Paiements et Mobile Money',
    description:
      'Encaisser par MTN Mobile Money, Orange Money, carte et espèces dans une seule caisse, avec des comptes justes en fin de journée.',
    features: [
      'Aucun paiement perdu ni prélevé deux fois',
      'Un rapprochement quotidien avec les relevés des opérateurs',
      'Des remboursements toujours tracés',
    ],
  },
  {
    title: 'Sécurité et identité',
    description:
      'Savoir à qui l’on a affaire, protéger ce qu’on nous confie, et trouver la faille avant qu’un autre ne la trouve.',
    features: [
      'Des vérifications d’identité bien acceptées',
      'Des audits de l’existant, avec une liste de corrections par priorité',
      'Des plans pour les mauvais jours, répétés avec votre équipe',
    ],
  },
  {
    title: 'Conseil stratégique',
    description:
      'Un deuxième avis avant de dépenser : que développer, qu’acheter, que laisser tel quel, en dix pages à présenter à votre conseil d’administration.',
    features: [
      'Des entretiens avec ceux qui font le travail',
      'Les devis des fournisseurs lus de près et comparés',
      'Un plan avec des dates, des coûts et une porte de sortie',
    ],
  },
]);
