import type { PageContent } from '@vitrine/contracts';

export const visionMission: PageContent<'vision-mission'> = {
  heroTitle: 'Où nous allons, et comment nous marchons',
  heroSubtitle:
    'Une vision est facile à écrire, plus difficile à tenir. Voici la nôtre, avec de quoi vérifier si nous la tenons.',
  vision: {
    title: 'Notre vision',
    description:
      'Une Afrique centrale où les logiciels de tous les jours, de la file d’attente du dispensaire à l’étal du marché, sont faits par ceux qui vivent cette vie, et marchent aussi bien à Ekondo Titi qu’à Paris.',
  },
  mission: {
    title: 'Notre mission',
    description:
      'Faire disparaître de vrais problèmes, avec des logiciels que l’on continue d’utiliser. Cinq engagements nous y obligent.',
    points: [
      {
        title: 'Commencer par les personnes concernées',
        description:
          'Aucun projet ne démarre avant que nous ayons rencontré ceux qui se serviront du résultat, là où ils s’en serviront.',
      },
      {
        title: 'Construire pour nos conditions réelles',
        description:
          'Les forfaits limités, les téléphones partagés, les coupures de courant et les deux langues officielles sont notre point de départ, jamais une retouche de dernière minute.',
      },
      {
        title: 'Dire la vérité sur les coûts',
        description:
          'Nous donnons le prix sur cinq ans, hébergement et entretien compris, avant celui de la première version.',
      },
      {
        title: 'Tout remettre',
        description:
          'Le code, les données, la documentation et les mots de passe appartiennent au client dès le premier jour, et nul n’a besoin de nous pour nous quitter.',
      },
      {
        title: 'Former en construisant',
        description:
          'Chaque projet compte un stagiaire ou un apprenti, et chaque équipe cliente en sort plus compétente.',
      },
    ],
  },
  values: {
    title: 'Cinq valeurs sur lesquelles nous juger',
    description:
      'À chacune correspond une question que tout le monde dans l’entreprise peut poser, à n’importe qui, à tout moment.',
    items: [
      {
        title: 'L’utile avant la mode',
        description:
          'Les nouveaux outils sont bienvenus quand ils servent le travail. La question : le choisirions-nous encore si personne n’en parlait ?',
      },
      {
        title: 'La clarté avant la complexité',
        description:
          'Tant que nous ne savons pas l’expliquer à la personne au guichet, ce n’est pas fini. La question : pouvons-nous le dire en une phrase, dans les deux langues ?',
      },
      {
        title: 'Le partenariat avant les projets',
        description:
          'Nous préférons dix clients pendant dix ans à cent pendant un mois. La question : serions-nous les premiers appelés en cas de panne ?',
      },
      {
        title: 'L’impact avant le volume',
        description:
          'Les écrans livrés sont un chiffre pour nous. Les heures gagnées et les appels pris en charge en sont pour vous. La question : qu’est-ce qui a changé, et pour qui ?',
      },
      {
        title: 'Penser à long terme',
        description:
          'Des technologies simples, documentées, que le prochain ingénieur saura lire. La question : qui s’en occupera en 2034 ?',
      },
    ],
  },
  closing: {
    title: 'Cela ressemble à votre façon de travailler ?',
    description: 'Alors parlons-en, que vous ayez un projet, une question ou une carrière en tête.',
    action: 'Parlons-en',
  },
};
