import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../../paragraphs.ts';

export const cookies: PageContent<'cookies'> = {
  heroTitle: 'Cookies',
  heroSubtitle:
    'Lire ce site n’en dépose aucun : c’est pourquoi aucun bandeau ne vous a rien demandé. Quelques valeurs sont conservées dans votre navigateur ; les voici une par une.',
  updated: '28 novembre 2026',
  sections: [
    {
      title: 'Ni cookies à la lecture, ni tiers',
      body: 'Lire ce site ne dépose aucun témoin de connexion (« cookie »), ni du site lui-même, ni de tiers. Le site ne charge ni mesure d’audience, ni publicité, ni carte, ni police de caractères, ni bouton social d’une autre entreprise. Les liens vers nos profils sociaux sont de simples liens : ces réseaux n’apprennent votre visite que si vous les suivez.',
    },
    {
      title: 'Ce que conserve votre navigateur',
      body: paragraphs(
        'Les navigateurs offrent aux sites un petit espace de stockage appelé localStorage. Contrairement à un cookie, son contenu n’est pas envoyé avec chaque requête. Si vous ne lisez que des pages publiques, nous n’y écrivons rien qui vous identifie. Quand vous ouvrez une session ou choisissez un thème, six valeurs au plus y sont écrites :',
        'authToken : la preuve que votre session est ouverte. Sa durée est courte, et elle accompagne les requêtes qui en ont besoin.',
        'refreshToken : permet au site de renouveler cette preuve, pendant trente jours au plus. Il expire plus tôt s’il reste sept jours sans servir, à moins que vous n’ayez choisi « Rester connecté ». Il change à chaque utilisation.',
        'userRole : indique si vous êtes utilisateur ou administrateur, afin d’afficher le bon menu. Le serveur vérifie lui-même vos droits et ne s’y fie pas.',
        'email : l’adresse avec laquelle vous avez ouvert la session, qui vous est montrée dans le message d’accueil.',
        'knownDevice : une marque scellée qui indique que ce navigateur a déjà servi à ouvrir une session. Ainsi, quand beaucoup de monde se présente à la fois, vous n’attendez pas derrière des inconnus. Elle ne donne accès à rien, et la déconnexion l’efface.',
        'darkMode : indique si vous avez choisi le thème sombre ou clair pour votre espace.',
        'vitrine-revision : le seul cookie, quand ce site fonctionne sur plusieurs serveurs. Il est déposé lorsque vous enregistrez une modification visible des visiteurs et expire au bout de trente secondes. Il contient le numéro de cette modification, pour que la page que vous ouvrez ensuite la montre déjà, et ne dit rien de qui vous êtes.',
        'Pendant que vous modifiez votre portfolio, ce que vous avez saisi sans l’enregistrer est également conservé, sous des noms qui commencent par « draft: », pour qu’un onglet fermé ou une batterie vide ne vous fasse rien perdre. Un brouillon disparaît quand il est enregistré ou abandonné, quand vous vous déconnectez et, au bout de trente jours, à votre prochaine visite dans l’éditeur. Il n’est envoyé nulle part, sauf quand vous enregistrez vous-même.',
        'À côté, il existe un espace qui se vide avec l’onglet, appelé sessionStorage. Quand une page doit être rechargée parce que le site a été mis à jour entre-temps, il le retient sous « leftBuild », afin que cela n’arrive qu’une fois ; « renewalAttempt » y figure pendant que la preuve de votre session est renouvelée. Ni l’un ni l’autre ne dit qui vous êtes.',
      ),
    },
    {
      title: 'Pourquoi nous ne vous demandons rien d’abord',
      body: 'Les cinq premières valeurs sont nécessaires à la seule chose que vous avez demandée : avoir une session ouverte. La sixième retient un choix que vous avez fait, et un brouillon ce que vous avez saisi. Aucune ne sert à vous reconnaître sur d’autres sites, à mesurer ce que vous lisez ni à vous montrer un contenu différent.',
    },
    {
      title: 'Comment les supprimer',
      body: 'La déconnexion efface aussitôt les cinq premières et tous les brouillons, même si le serveur est injoignable. La sixième disparaît quand vous effacez les données de ce site dans les paramètres de votre navigateur, sous « Cookies et données des sites » ou un nom semblable. Cela vous déconnecte aussi, sans autre conséquence.',
    },
    {
      title: 'Formulaires',
      body: 'Ce que vous saisissez dans un formulaire des pages publiques reste dans la page ouverte jusqu’à l’envoi ; rien ne demande au navigateur de le conserver. Ce qu’il en advient ensuite est expliqué dans la page de confidentialité.',
    },
  ],
};
