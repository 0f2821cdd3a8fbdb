import type { PageContent } from '@vitrine/contracts';

export const projects: PageContent<'projects'> = {
  heroTitle: 'Des problèmes devenus plus petits',
  heroSubtitle:
    'Trois systèmes utilisés chaque jour. Pour chacun : ce qui n’allait pas, ce que nous avons fait, et ce qui est différent aujourd’hui.',
  inProgress: {
    title: 'Projets en cours',
    description: 'Ce qui est sur l’établi en ce moment, et où en est chaque projet.',
    items: [
      {
        name: 'Carnet de débarquement',
        stage: 'Pilote avec 40 pirogues',
        description:
          'Le suivi des prises sur les plages de débarquement entre Limbé et Idenau. Le poisson est pesé, le prix convenu, et les deux parties reçoivent le même SMS.',
      },
      {
        name: 'Frais et notes',
        stage: 'Première année scolaire',
        description:
          'Les frais de scolarité par Mobile Money et les bulletins en français ou en anglais, pour des établissements secondaires qui n’ont qu’un ordinateur à l’intendance.',
      },
      {
        name: 'Chaîne du froid',
        stage: 'Essai sur le terrain',
        description:
          'De petits thermomètres pour les réfrigérateurs à vaccins des centres de santé ruraux. Quand la coupure dure trop, l’infirmière reçoit un appel tant que les doses peuvent encore être déplacées.',
      },
    ],
  },
  contact: {
    title: 'Votre problème ressemble-t-il à l’un de ceux-ci ?',
    description:
      'Ou à aucun. Parlez-nous-en, et nous vous dirons franchement si nous sommes les bonnes personnes.',
    action: 'Écrivez-nous',
  },
};
