import type { PageContent } from '@vitrine/contracts';
import { home as english } from '../../pages/home.ts';
import { paragraphs } from '../../paragraphs.ts';

export const home: PageContent<'home'> = {
  heroEyebrow: 'Limbé, Cameroun · 10+ produits utilisés chaque jour',
  heroTitle: 'Plus que du\u00A0code : des\u00A0solutions.',
  heroSubtitle:
    'Des logiciels pour les startups, les institutions et les entreprises qui veulent un problème en moins, et non un tableau de bord en plus.',
  heroImages: english.heroImages,
  aboutSection: {
    title: 'Nos logiciels connaissent le terrain',
    description: paragraphs(
      'Nous travaillons à Limbé, où le courant part sans prévenir, où le téléphone est le seul ordinateur de la plupart des foyers et où chaque mégaoctet se paie. Un système qui marche ici marche partout.',
      'Nous commençons donc par ceux qui s’en serviront : la régulatrice de garde la nuit, le cuisinier aux mains mouillées, le travailleur dont le forfait s’arrête le vendredi. Puis nous construisons le strict nécessaire pour les débarrasser de leur problème, et nous restons pour nous en assurer.',
    ),
    stats: [
      { value: '50+', title: 'projets réalisés' },
      { value: '8+', title: 'années d’expérience' },
      { value: '98 %', title: 'de clients satisfaits' },
      { value: '12+', title: 'pays servis' },
    ],
  },
  solutions: {
    title: 'Trois façons de vous ôter une épine du pied',
    cards: [
      {
        title: 'Logiciels intelligents',
        description:
          'Des systèmes web et mobiles faits pour une tâche et pour ceux qui l’accomplissent : mise en relation, envoi des secours, réservations, paiements. Quand un modèle lit, classe ou prévoit mieux qu’une règle, nous l’employons, et une personne peut toujours voir pourquoi.',
      },
      {
        title: 'Transformation numérique',
        description:
          'Le cahier, le carnet à souches et le groupe WhatsApp deviennent un dossier unique auquel plusieurs personnes peuvent se fier. Nous avançons un service à la fois, formons le personnel sur ses propres dossiers et gardons l’ancienne méthode ouverte jusqu’à ce que personne ne s’en serve plus.',
      },
      {
        title: 'Conseil stratégique',
        description:
          'Avant de dépenser pour un logiciel, une réponse claire : que développer, qu’acheter, que laisser tel quel, et ce que chaque choix coûtera sur cinq ans. En dix pages, en français ou en anglais.',
      },
    ],
  },
  caseStudies: {
    title: 'Des systèmes au travail, chaque jour',
    description:
      'Trois systèmes, trois formes de confiance : ce travailleur est bien celui qu’il dit être, l’ambulance est bien en route, la table près de la fenêtre est vraiment libre.',
  },
  testimonials: {
    title: 'Ceux qui s’en servent en parlent',
    description: 'Nous avons demandé à trois clients ce qui a changé. Voici leurs mots.',
  },
  closing: {
    title: 'Dites-nous ce qui ne marche pas',
    description:
      'Un paragraphe suffit. L’un de nous vous répond sous deux jours ouvrables : les questions d’abord, le prix ensuite.',
    action: 'Parlons solutions',
  },
};
