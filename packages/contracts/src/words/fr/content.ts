import type { ContentWords, TypeWords } from '../content-words.ts';
import { spaced as t } from './spaced.ts';

/** Every type has a masculine name that begins with a consonant; one that has not needs words of its own. */
const words = (
  one: string,
  columns: TypeWords['columns'],
  { many = `${one}s`, tab = many.slice(0, 1).toUpperCase() + many.slice(1) } = {},
): TypeWords => ({
  one,
  many,
  columns,
  tab,
  search: `Rechercher un ${one}`,
  none: `Aucun ${one} trouvé`,
  first: `Commencez par créer votre premier ${one}`,
  add: `Ajouter un ${one}`,
  edit: `Modifier le ${one}`,
  deleteTitle: `Supprimer le ${one}`,
  deleteQuestion: t`Voulez-vous vraiment supprimer ce ${one} ?`,
  failedCreate: `Impossible de créer le ${one}`,
  failedUpdate: `Impossible d’enregistrer le ${one}`,
  failedDelete: `Impossible de supprimer le ${one}`,
  noneChosen: `Aucun ${one}`,
  subject: tab,
  the: (name) => `le ${one} ${name}`,
});

export const content: ContentWords = {
  types: {
    projects: words('projet', ['Projet', 'Problème de départ']),
    testimonials: words('témoignage', ['Personne', 'Témoignage']),
    services: words('service', ['Service', 'Description']),
    departments: words('département', ['Département', 'Description']),
    leadership: words('dirigeant', ['Dirigeant', 'Fonction et biographie'], { tab: 'Direction' }),
    teamMembers: words('membre de l’équipe', ['Membre', 'Fonction'], {
      many: 'membres de l’équipe',
    }),
    partners: words('partenaire', ['Partenaire', 'Description']),
  },
  labels: {
    avatar: 'Portrait',
    bio: 'Biographie',
    color: 'Couleur',
    content: 'Contenu',
    count: 'Effectif',
    department_id: 'Département',
    description: 'Description',
    features: 'Points forts',
    icon: 'Icône',
    image: 'Image',
    impact: 'Résultats',
    link: 'Lien',
    logo: 'Logo',
    name: 'Nom',
    problem: 'Problème',
    projects: 'Projets',
    role: 'Fonction',
    'social.github': 'GitHub',
    'social.linkedin': 'LinkedIn',
    'social.twitter': 'X (Twitter)',
    solution: 'Solution',
    tagline: 'Slogan',
    title: 'Titre',
  },
  hints: {
    features: 'Un par ligne.',
    icon: 'Un nom comme code, compass, palette, shield-check, smartphone, users ou wallet.',
    projects: 'Un par ligne.',
  },
};
