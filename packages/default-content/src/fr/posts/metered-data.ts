import { paragraphs } from '../../paragraphs.ts';
import { meteredData as english } from '../../posts/metered-data.ts';
import type { PostSeed } from '../../posts/post.ts';

export const meteredData: PostSeed = {
  ...english,
  title: 'Concevoir pour un forfait qui s’épuise',
  description:
    'La plupart de nos utilisateurs achètent leurs données au jour le jour, avec des francs comptés. Ce que cela change à la conception, et les chiffres que nous nous imposons.',
  sections: [
    paragraphs(
      'L’an dernier, une utilisatrice de GigBridge nous a montré son téléphone. À sept heures du matin, elle avait acheté un forfait journalier chez MTN, 100 mégaoctets ; à dix heures, il n’en restait rien. Elle n’avait regardé aucune vidéo. Elle avait ouvert quatre fois un site d’emploi, une fois une page d’actualités, et le formulaire d’une banque qui lui avait demandé de tout recommencer quand le réseau avait sauté.',
      'Les données, pour elle, ne sont pas lentes. En plein Molyko, elles sont souvent assez rapides. Elles sont comptées, et c’est un autre problème. Une page lente coûte de la patience, et ici les gens n’en manquent pas. Une page lourde coûte de l’argent, et elle le prend sans demander. Quand on a vu quelqu’un couper ses données mobiles entre deux gestes pour économiser ce qui reste, on ne regarde plus de la même façon une photo de deux mégaoctets.',
    ),
    paragraphs(
      'Nous écrivons donc des budgets en octets, et nous les traitons comme des tests. Pour une page publique, le premier affichage peut coûter 150 kilooctets en tout : HTML, styles, scripts, polices et image du haut. Une deuxième page du même site peut en coûter 40. Une action dans une application, accepter un travail par exemple, deux.',
      'Les chiffres ne sont pas sacrés ; l’échec, lui, l’est. Quand une modification fait dépasser son budget à une page, la compilation s’arrête, et celui qui l’a écrite doit trouver les octets ailleurs ou nous expliquer pourquoi cette image vaut une minute de la journée de quelqu’un. Nous avons eu cette conversation onze fois cette année. Neuf fois, les octets ont été retrouvés dans l’heure, le plus souvent dans une bibliothèque ajoutée pour faire une toute petite chose.',
    ),
    paragraphs(
      'Où se cachent les octets ? Dans les images d’abord, toujours. Nous conservons chacune en cinq largeurs et deux formats modernes, et nous laissons le téléphone choisir ; un portrait sorti de l’appareil photo à quatre mégaoctets arrive à dix-huit kilooctets, et personne ne l’a jamais remarqué. Les polices viennent ensuite : deux fichiers, réduits aux lettres dont l’anglais et le français ont besoin, et une police du système en attendant qu’ils se chargent.',
      'Puis les scripts. La ligne la moins chère est celle que l’on n’envoie pas : les pages sont donc préparées sur le serveur, et un visiteur ne charge pas ce qui ne sert qu’à un rédacteur ou à un administrateur. En dernier, là où on les attend le moins, les réponses de nos propres API. Une liste qui renvoyait quarante champs par élément, dont l’écran montrait cinq, a coûté à un client plus de données en un mois que toutes ses images.',
    ),
    paragraphs(
      'Il y a aussi le forfait qui se termine au milieu de quelque chose. Nous partons du principe que cela arrivera. Un formulaire garde sur le téléphone ce qui a été saisi jusqu’à ce que le serveur confirme l’avoir bien reçu. Un envoi coupé à 80 % le dit, sans faire semblant. Une liste lue une fois peut être relue sans connexion, avec l’heure à laquelle elle était exacte affichée au-dessus.',
      'Le plus difficile a été de cesser de nous excuser à l’écran. Les premières versions affichaient un bandeau rouge dès que la connexion tombait, comme si l’utilisateur avait commis une faute. Désormais, une petite ligne dit « Enregistré sur ce téléphone, sera envoyé plus tard », et c’est bien ce qui se passe. Les gens remettent le téléphone dans leur poche et lui font confiance : un logiciel ne peut pas recevoir de plus beau compliment.',
    ),
    paragraphs(
      'Si vous voulez essayer, commencez par une soirée. Achetez le plus petit forfait que vend votre opérateur, mettez la carte SIM dans un vieux téléphone et utilisez votre propre produit jusqu’à ce que le forfait soit épuisé. Notez ce que vous étiez en train de faire à ce moment-là. Nous le faisons avec chaque nouveau collègue dès la première semaine, et il y a toujours eu une surprise.',
      'Choisissez ensuite trois chiffres : le premier affichage, l’affichage suivant, l’action la plus courante. Affichez-les là où tout le monde les voit, et laissez une machine protester quand ils sont dépassés. Vous verrez que les pages deviennent plus rapides aussi pour ceux qui ont une bonne connexion. Mais ce n’est pas pour eux que vous l’avez fait, et il est bon de se rappeler le prénom de celle à qui vous pensiez.',
    ),
  ],
};
