import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../../paragraphs.ts';

export const privacy: PageContent<'privacy'> = {
  heroTitle: 'Confidentialité',
  heroSubtitle:
    'Les données personnelles que ce site détient sur vous, pourquoi, combien de temps, et comment les faire effacer. Un texte écrit pour être lu.',
  updated: '20 novembre 2026',
  sections: [
    {
      title: 'Le responsable du traitement',
      body: '{company}, {address}. Adressez vos questions sur vos données à {email} : une personne y répond.',
    },
    {
      title: 'Lire le site',
      body: paragraphs(
        'Vous pouvez lire toutes les pages publiques sans compte et sans nous dire qui vous êtes. Lire le site ne dépose aucun cookie ; il n’affiche aucune publicité et ne charge rien d’une autre entreprise : les polices de caractères, les images et le code viennent tous de notre propre serveur.',
        'Comme tout serveur web, le nôtre voit l’adresse réseau (adresse IP) d’où vient une requête pendant qu’il y répond. Pour se protéger des abus, il compte en mémoire les requêtes de chaque adresse, pendant une heure au plus. Son journal technique note ce qui a été demandé, quand et avec quel résultat, afin que nous puissions trouver les pannes ; les mots de passe et les jetons d’accès n’y sont jamais écrits.',
      ),
    },
    {
      title: 'Comment sont comptées les visites des portfolios',
      body: paragraphs(
        'Nous ne comptons pas les lecteurs de nos propres pages et n’établissons aucun profil des visiteurs. Une seule chose est comptée : le nombre de fois qu’un portfolio publié est ouvert, pour que son propriétaire le sache.',
        'Un visiteur compte une fois par jour et par portfolio. Pour le savoir, le serveur calcule une empreinte à partir du portfolio, de l’adresse réseau (d’une adresse plus récente, IPv6, la première moitié seulement), du nom que le navigateur se donne et d’un sel : un nombre aléatoire, renouvelé chaque jour. Seule l’empreinte est conservée, jamais l’adresse ni le nom du navigateur. À la fin de la journée, à minuit, le sel et toutes les empreintes sont effacés. Dès lors personne, nous compris, ne peut dire à qui correspondait une empreinte. Il ne reste qu’un nombre par portfolio et par jour.',
        'Aucun cookie n’est déposé pour cela, et rien n’est écrit dans votre navigateur. Les robots, le propriétaire du portfolio et nos administrateurs ne sont pas comptés.',
      ),
    },
    {
      title: 'Si vous écrivez au propriétaire d’un portfolio',
      body: paragraphs(
        'Le formulaire d’un portfolio transmet votre nom, votre adresse e-mail et votre message au propriétaire de ce portfolio, et à personne d’autre : ils sont conservés pour lui et lui sont envoyés par e-mail. S’il répond, sa réponse va à l’adresse que vous avez donnée. Son adresse ne vous est montrée que s’il répond.',
        'Le message est conservé jusqu’à ce que le propriétaire le supprime, ou supprime son compte. Votre message, votre nom dans la liste de ses activités et notre trace de l’e-mail sont alors effacés. L’e-mail lui-même se trouve dans la boîte de réception du propriétaire, hors de notre portée.',
      ),
    },
    {
      title: 'Si vous avez un compte',
      body: paragraphs(
        'Nous conservons ce que vous avez indiqué à l’inscription : prénom et nom, adresse e-mail, métier et, si vous les avez saisis, numéro de téléphone et compétences. Votre mot de passe n’est conservé que sous forme d’empreinte bcrypt, à partir de laquelle personne, nous compris, ne peut le lire.',
        'Votre adresse e-mail et le numéro de téléphone de votre compte ne sont pas montrés sur votre page publique ; un numéro que vous écrivez pour la page elle-même l’est. L’adresse vous sert à vous connecter, et c’est là que nous envoyons le lien pour un nouveau mot de passe et ce que vous écrivent les visiteurs de votre page. Si vous demandez à en changer, les deux adresses sont conservées jusqu’à ce que vous ouvriez le lien envoyé à la nouvelle, valable une heure ; l’ancienne en est avertie.',
        'Pour que les sessions puissent être vues et fermées, nous conservons la date de votre dernière connexion et, pour chaque endroit où une session est ouverte, quand elle a commencé, quand elle a servi pour la dernière fois, et le nom de l’appareil, par exemple « Chrome sur Android ». Ce nom est tiré de ce que le navigateur dit de lui-même ; l’adresse réseau n’est pas conservée. Vous trouvez la liste dans vos paramètres et pouvez y fermer une session ou toutes. Une session terminée est effacée, au plus tard quand quelqu’un se connecte de nouveau.',
        'Nous conservons aussi, à votre seule intention, une liste de ce qui s’est passé sur votre compte et votre page : quand elle a été publiée, quand le mot de passe a changé, qui vous a écrit.',
      ),
    },
    {
      title: 'Votre portfolio et vos fichiers',
      body: paragraphs(
        'Ce que vous écrivez dans votre portfolio reste privé jusqu’à ce que vous le publiiez. Tout le monde peut alors le lire à son adresse, et les moteurs de recherche peuvent le trouver. Quand vous le mettez hors ligne, l’adresse répond comme si elle n’avait jamais existé ; les copies faites par d’autres restent toutefois hors de notre portée.',
        'Les images sont recréées à l’envoi, et le lieu, l’appareil et l’heure que les téléphones y inscrivent sont supprimés. Les documents et les vidéos sont conservés tels que vous les envoyez : vérifiez d’abord ce qu’ils contiennent.',
      ),
    },
    {
      title: 'Si vous nous écrivez ou posez une candidature',
      body: paragraphs(
        'Un message de la page de contact est conservé avec votre nom, votre adresse e-mail, l’objet et le texte ; les personnes chargées de répondre le lisent. Vous recevez par e-mail une confirmation qui ne répète rien de ce que vous avez écrit. Ne nous envoyez ni mot de passe ni numéro de pièce d’identité.',
        'Une candidature à un stage ou à une formation est conservée avec votre nom, votre adresse e-mail, votre numéro de téléphone s’il est indiqué, vos études, vos centres d’intérêt, le programme choisi et votre message. Elle parvient aux mêmes personnes et est confirmée par e-mail de la même manière. Nous conservons messages et candidatures tant qu’il y a quelque chose à répondre ou à décider, et les supprimons plus tôt si vous le demandez.',
        'Si vous demandez la newsletter, nous conservons votre adresse e-mail et les dates de votre demande et de votre confirmation. Votre abonnement ne commence que lorsque vous ouvrez le lien que nous vous envoyons ; il est valable une semaine, et une adresse qui n’a pas été confirmée d’ici là est effacée à la demande ou à la confirmation suivante qui nous parvient. Le lien présent dans chaque newsletter vous désabonne et efface aussitôt l’adresse de la liste.',
        'Pour qu’un formulaire arrivé deux fois ne soit conservé qu’une fois, le serveur garde des marques : l’une, aléatoire, créée par votre navigateur, valable un jour ; une empreinte du contenu, pendant dix secondes ; et une empreinte de votre adresse e-mail, pendant une heure, pour que personne ne puisse inonder votre boîte de nos e-mails. On ne peut pas y lire ce que vous avez écrit, et celles qui ont expiré sont effacées à l’arrivée du formulaire suivant. Pour distinguer les machines des personnes, un formulaire transmet aussi la durée pendant laquelle il est resté ouvert ; celle-ci n’est pas conservée.',
        'La trace d’un e-mail que nous envoyons contient l’adresse du destinataire, l’adresse de réponse s’il y en a une, l’objet et, sous forme chiffrée, le texte. Elle est effacée une semaine après le départ de l’e-mail, ou un mois après que nous avons renoncé à l’envoyer.',
      ),
    },
    {
      title: 'Où sont les données, et qui les voit',
      body: 'Le site et sa base de données se trouvent sur un serveur que nous hébergeons et administrons nous-mêmes. Nous ne vendons pas de données, nous n’en communiquons pas à des tiers, et aucune entreprise extérieure ne les analyse. Nos e-mails passent par internet jusqu’à votre fournisseur de messagerie, comme tous les autres. Si un tribunal compétent nous ordonne de remettre des données, nous vérifions l’ordonnance, ne remettons que ce qu’elle désigne et vous en informons, sauf si la loi l’interdit.',
    },
    {
      title: 'Vos droits : accès, rectification, effacement',
      body: paragraphs(
        'Vous pouvez à tout moment corriger votre portfolio sur sa page, et votre nom, votre adresse e-mail, votre numéro de téléphone et votre mot de passe dans vos paramètres.',
        'Dans vos paramètres, vous pouvez aussi télécharger tout ce que nous détenons au sujet de votre compte, en une seule archive : des listes lisibles et vos fichiers. Pour faire effacer votre compte, vous n’avez besoin de personne : choisissez « Supprimer mon compte » et saisissez une nouvelle fois votre mot de passe, pour que nul autre ne puisse le faire. L’effacement est immédiat et définitif. Il supprime le compte, le portfolio et ses visites, tous les fichiers envoyés, les messages que des visiteurs vous ont écrits, toutes les sessions et la trace de nos e-mails. Un dernier e-mail le confirme. Les sauvegardes qui en contiennent encore une partie sont écrasées dans les trente jours.',
        'Si vous ne pouvez pas vous connecter, écrivez à {email} depuis l’adresse e-mail du compte. Nous vous répondons par une demande de confirmation, que vous devez accepter, et procédons à l’effacement sous sept jours.',
        'La même adresse sert à consulter, corriger ou faire effacer un message (y compris un message au propriétaire d’un portfolio), une candidature ou la trace des e-mails qui vous ont été envoyés. Vous n’avez pas à donner de motif.',
      ),
    },
    {
      title: 'Modifications de cette page',
      body: 'Quand quelque chose change ci-dessus, la date en haut de page change aussi. Si le changement concerne les titulaires d’un compte, nous leur écrivons avant qu’il ne prenne effet.',
    },
  ],
};
