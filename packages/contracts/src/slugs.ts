/**
 * What the addresses of pages are called beside the base language, by what they are called in it. A
 * name goes for what is below it too. What is not listed is the same in every language: the names of
 * people and articles, and the signed-in areas, which nobody finds by their address.
 */
export const slugs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    '/about': '/a-propos',
    '/vision-mission': '/vision-et-mission',
    '/solutions': '/services',
    '/team': '/equipe',
    '/projects': '/realisations',
    '/blog/all': '/blog/tous',
    '/careers': '/carrieres',
    '/professionals': '/professionnels',
    '/privacy': '/confidentialite',
    '/terms': '/conditions-d-utilisation',
    '/newsletter/confirm': '/newsletter/confirmation',
    '/newsletter/unsubscribe': '/newsletter/desinscription',
    '/register': '/inscription',
    '/login': '/connexion',
    '/forgot-password': '/mot-de-passe-oublie',
    '/reset-password': '/nouveau-mot-de-passe',
    '/setup': '/installation',
    '/confirm-email': '/confirmation-adresse',
    '/confirm': '/confirmation',
    '/reference': '/recommandation',
  },
};
