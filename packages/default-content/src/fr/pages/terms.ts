import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../../paragraphs.ts';

export const terms: PageContent<'terms'> = {
  heroTitle: 'Conditions d’utilisation',
  heroSubtitle:
    'Ce que vous pouvez attendre de nous sur ce site, et ce que nous attendons de vous.',
  updated: '1er novembre 2026',
  sections: [
    {
      title: 'Objet',
      body: 'Les présentes conditions régissent ce site : ses pages publiques, les comptes des professionnels et les portfolios qu’ils publient. Nos travaux pour des clients font l’objet d’un contrat distinct. Le site est proposé par {company}, Limbé, Cameroun ; l’utiliser vaut acceptation de ces conditions.',
    },
    {
      title: 'Votre compte',
      body: paragraphs(
        'Un compte est gratuit. Il est destiné à une seule personne, qui indique son vrai nom et une adresse e-mail qu’elle peut consulter. Vous devez avoir au moins 16 ans.',
        'Choisissez un mot de passe d’au moins huit caractères que vous n’utilisez nulle part ailleurs, et gardez-le pour vous. Vous êtes responsable de ce qui est fait avec votre compte. Si vous pensez que quelqu’un d’autre peut y accéder, demandez aussitôt un nouveau mot de passe avec « Mot de passe oublié », ce qui ferme toutes les sessions, et prévenez-nous.',
      ),
    },
    {
      title: 'Ce que vous publiez',
      body: paragraphs(
        'Votre portfolio reste à vous. Vous nous autorisez à le conserver, à faire des copies réduites de ses images et à l’afficher à son adresse tant qu’il est publié, et à rien de plus.',
        'Publiez ce qui est vrai et ce que vous avez le droit de montrer. Un travail fait pour un employeur ou un client lui appartient souvent : demandez-lui d’abord. Ne nommez les personnes avec qui vous avez travaillé qu’avec leur accord.',
      ),
    },
    {
      title: 'Ce qui est interdit',
      body: 'Se faire passer pour autrui ; les faux diplômes ou les fausses références ; la haine, les menaces et les contenus à caractère sexuel ; le spam et la fraude ; les logiciels malveillants ; les fichiers destinés à nuire à ceux qui les ouvrent ; les tentatives de lire les données d’autrui ou de rendre le service indisponible. Si vous cherchez des failles de bonne foi, dites-nous ce que vous avez trouvé, arrêtez-vous là, et nous vous en remercierons.',
    },
    {
      title: 'Quand nous intervenons',
      body: 'Nous pouvons mettre hors ligne un portfolio ou suspendre un compte qui enfreint ces conditions. Sauf urgence, nous écrivons d’abord, indiquons la partie en cause et vous laissons le temps de la modifier. Vous pouvez toujours contester par e-mail ; une personne qui n’a pas pris part à la décision réexamine alors le dossier.',
    },
    {
      title: 'Disponibilité',
      body: 'Nous faisons en sorte que le site fonctionne et que vos données soient en sécurité, et nous les sauvegardons. Nous ne garantissons aucun taux de disponibilité : il y aura des opérations de maintenance, et il y aura des pannes. Gardez vos propres copies des fichiers auxquels vous tenez.',
    },
    {
      title: 'Candidatures et messages',
      body: 'L’envoi d’une candidature à un stage, à une formation ou à un poste ne donne droit à aucune place. Nous répondons à chacune. Les prix et les dates indiqués sur ce site le sont à titre d’information ; seule une offre signée nous engage.',
    },
    {
      title: 'Nos propres contenus',
      body: 'Les textes, les images et le nom figurant sur les pages publiques appartiennent à {company}. Citez-les et faites des liens librement, en indiquant la source. Pour tout autre usage, demandez-nous.',
    },
    {
      title: 'Responsabilité',
      body: 'Nous répondons des dommages que nous causons intentionnellement ou par faute lourde. Pour le reste, le site étant gratuit, nous ne sommes responsables ni d’un manque à gagner, ni d’une perte de chance, ni de ce que publient les utilisateurs. Rien dans ces conditions ne vous prive des droits que la loi vous accorde et auxquels il ne peut être renoncé.',
    },
    {
      title: 'Nous quitter',
      body: 'Vous pouvez arrêter à tout moment, sans préavis ni motif. La page de confidentialité explique comment faire effacer votre compte. Si nous devions un jour fermer le service, vous auriez au moins soixante jours pour reprendre vos données.',
    },
    {
      title: 'Droit applicable et modifications',
      body: 'Le droit camerounais s’applique, et les tribunaux de Limbé sont compétents là où la loi laisse le choix. Quand ces conditions changent, les titulaires d’un compte en sont avertis trente jours à l’avance ; ceux qui n’en veulent pas peuvent partir.',
    },
  ],
};
