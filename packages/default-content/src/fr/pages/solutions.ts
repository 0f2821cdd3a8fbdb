import type { PageContent } from '@vitrine/contracts';

export const solutions: PageContent<'solutions'> = {
  heroTitle: 'Ce que nous faisons, et ce que vous obtenez',
  heroSubtitle:
    'Neuf métiers, exercés par les sept mêmes personnes. La plupart des projets en demandent deux ou trois, et nous vous dirons lesquels.',
  servicesSection: {
    title: 'Nos neuf services',
    description:
      'Chacun se termine par quelque chose de concret : un système en service, un rapport exploitable, une équipe qui sait faire.',
  },
  training: {
    title: 'Formez-vous chez nous',
    description:
      'Nous enseignons comme nous travaillons : sur de vrais problèmes, en petits groupes, avec une coupure de courant de temps en temps.',
    programmes: [
      {
        kind: 'internship',
        title: 'Stage',
        duration: 'Douze semaines, à temps plein, à Limbé',
        description:
          'Pour les étudiants et les jeunes diplômés. Vous rejoignez une équipe de projet, l’un de ses membres vous encadre, et avant votre départ un client se sert de ce que vous avez livré.',
        details: [
          'Deux sessions par an, en février et en juillet, de quatre places chacune',
          'Le transport et un forfait internet payés chaque mois',
          'Votre code relu tous les jours, et un point franc sur vos progrès chaque vendredi',
          'Une attestation qui dit ce que vous avez fait, et votre travail dans votre propre portfolio',
        ],
      },
      {
        kind: 'training',
        title: 'Formation professionnelle',
        duration: 'Dix semaines, trois soirs par semaine',
        description:
          'Pour celles et ceux qui travaillent ou étudient en journée. Choisissez l’un de nos huit programmes, du développement web full-stack à la cybersécurité, et terminez par un projet personnel.',
        details: [
          'Des groupes de douze au plus, à Limbé ou en ligne',
          'Des cours enregistrés dans de petits fichiers, pensés pour les forfaits limités',
          'Un paiement en trois fois, par Mobile Money ou virement bancaire',
          'Des cours en anglais, et vos questions en français sont bienvenues',
        ],
      },
    ],
  },
  principles: {
    title: 'Quatre principes de travail',
    description: 'Ils tranchent les débats : personne n’a à les gagner.',
    items: [
      {
        title: 'Mesurer sur un vrai téléphone',
        description:
          'Une fonction est terminée quand elle marche sur un Android bon marché avec une faible 3G, chiffres à l’appui.',
      },
      {
        title: 'Perdre des données n’est jamais acceptable',
        description:
          'Quand l’écran dit « enregistré », c’est enregistré, même si le courant part dans la seconde. Nous le vérifions en débranchant la prise.',
      },
      {
        title: 'Le moins d’éléments possible',
        description:
          'Chaque serveur, chaque bibliothèque, chaque fournisseur est une chose de plus qui peut tomber en panne un dimanche. Chacun doit mériter sa place.',
      },
      {
        title: 'Tout mettre par écrit',
        description:
          'Les décisions, avec leurs raisons et leur date, restent à côté du code, pour que la personne suivante n’ait pas à deviner.',
      },
    ],
  },
  closing: {
    title: 'Vous ne savez pas lequel il vous faut ?',
    description:
      'Décrivez le problème avec vos mots. Trouver de quelle aide vous avez besoin, c’est notre part du travail.',
    action: 'Décrire votre problème',
  },
};
