/** Names and words of Cameroon's two languages, from which large amounts of text are put together. */
export const firstNames = [
  ...(['Ngozi', 'Brenda', 'Élodie', 'Serge', 'Aïcha', 'Didier', 'Clarisse', 'Emmanuel'] as const),
  ...([
    'Fatimatou',
    'Julius',
    'Rosine',
    'Thérèse',
    'Boris',
    'Mireille',
    'Ahmadou',
    'Gisèle',
  ] as const),
  ...(['Patience', 'Achille', 'Solange', 'Yves', 'Bih', 'Nadège', 'Colince', 'Odette'] as const),
  ...(['Divine', 'François', 'Hawa', 'Cyrille', 'Marthe', 'Ébénézer', 'Lum', 'Zénobie'] as const),
] as const;

export const lastNames = [
  ...(['Fonyuy', 'Ngono', 'Mbarga', 'Tchamba', 'Nkeng', 'Abena', 'Fotso', 'Tabi'] as const),
  ...(['Ekambi', 'Njoya', 'Kamga', 'Etoundi', 'Awah', 'Bello', 'Manga', 'Simo'] as const),
  ...(['Ndongo', 'Achu', 'Tchoupo', 'Eyenga', 'Hamidou', 'Ngwa', 'Talla', 'Mbappé'] as const),
  ...(['Atangana', 'Fomunyoh', 'Kouam', 'Ze', 'Bidias', 'Ndifor', 'Owona', 'Tsafack'] as const),
] as const;

export const towns = [
  ...(['Douala', 'Yaoundé', 'Bamenda', 'Buea', 'Limbe', 'Kribi', 'Garoua', 'Maroua'] as const),
  ...(['Bafoussam', 'Dschang', 'Ngaoundéré', 'Kumba', 'Ébolowa', 'Foumban', 'Bertoua'] as const),
] as const;

export const topics = [
  ...(['a website', 'the training', 'an internship', 'a mobile app', 'an invoice'] as const),
  ...(['la formation', 'un stage', 'une application', 'un devis', 'le paiement'] as const),
  ...([
    'a portfolio page',
    'the network',
    'a partnership',
    'une réunion',
    'la base de données',
  ] as const),
] as const;

export const openings = [
  ...(['A question about', 'Question sur', 'Help with', 'Request for', 'Demande pour'] as const),
  ...(['Idea for', 'Thanks for', 'À propos de', 'Problem with', 'Rendez-vous pour'] as const),
] as const;

export const sentences = [
  'We read about your work and would like to hear how you would begin.',
  "Nous cherchons une équipe pour refaire le site de notre coopérative avant la fin de l'année.",
  'The form says that the file is too large, although it is a small picture.',
  'Could someone call me on Thursday afternoon, when the office is open?',
  "J'aimerais savoir si la formation du soir est ouverte aux débutants.",
  'Our students want to see how a product is made from the first sketch.',
  "Le paiement par téléphone mobile n'est pas encore arrivé sur votre compte.",
  'My page shows the old photograph even after I saved a new one.',
  'Merci de nous envoyer un devis pour trois mois, avec la maintenance.',
  'The last workshop was excellent; is there another one before the rains?',
  'Nous avons besoin de conseils pour protéger les données de nos patients.',
  'Please tell me which documents I need for the internship.',
  'Our shop has two hundred products and a bad connection to the internet.',
  "L'application se ferme quand je choisis la langue anglaise.",
  'We would be glad to present our project to your engineers.',
  'Le programme de la conférence est prêt, il manque seulement votre résumé.',
] as const;

export const crafts = [
  ...(['TypeScript', 'Figma', 'PostgreSQL', 'React', 'Python', 'Excel', 'SEO', 'Linux'] as const),
  ...(['photographie', 'rédaction', 'gestion de projet', 'soil surveys', 'translation'] as const),
] as const;

/** In one row of twenty thousand, to search for something rare. */
export const SELDOM = 'Kilimandjaro';
export const SELDOM_EVERY = 20_000;
