import type { PageContent } from '@vitrine/contracts';

export const team: PageContent<'team'> = {
  heroTitle: 'Ceux qui décrochent le téléphone',
  heroSubtitle:
    'Vous rencontrerez toutes les personnes de cette page. Il n’y a pas de deuxième équipe derrière celle qui est venue au premier rendez-vous.',
  leadershipSection: {
    title: 'Direction',
    description:
      'Deux personnes qui ont fondé l’entreprise, partagent toujours le même bureau et lisent encore chaque proposition.',
  },
  collectiveSection: {
    title: 'L’équipe',
    description:
      'Quatre personnes qui dessinent, construisent et entretiennent ce que nous faisons. La septième tient les comptes et préfère rester loin d’internet.',
  },
  departmentsSection: {
    title: 'Départements',
    description:
      'Nous sommes si peu nombreux qu’un département tient autour d’une table. Chacun sait sur quoi travaille la table voisine.',
  },
  closing: {
    title: 'Il reste de la place à table',
    description:
      'Nous recrutons trois personnes. Si le comportement d’un logiciel les mauvais jours vous importe, lisez la suite.',
    action: 'Voir les postes ouverts',
  },
};
