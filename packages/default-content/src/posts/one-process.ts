import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const oneProcess: PostSeed = {
  title: 'One process, one file, and a very good night’s sleep',
  description:
    'Why most of our systems begin as a single program with SQLite on one machine, how they live through power cuts, and when we move on.',
  icon: '🔧',
  color: 'green',
  status: 'published',
  by: 'Tabe Enow',
  created_at: '2026-03-04T08:00:00.000Z',
  sections: [
    paragraphs(
      'When we took over a school system in Buea it had seven parts: a web server, an application, a database, a cache, a queue, a search engine and a program that watched the other six. It served 900 pupils. Every part had been chosen for a reason, and on the morning fees were due, after a night of power cuts, four of the seven had started in the wrong order and the bursar was writing receipts by hand.',
      'We replaced it with one process and one file. The process answers requests, runs the jobs of the night and serves the pictures. The file is a SQLite database. It starts in under a second, in any order, because there is only one thing to start. The bursar has not called us about it since, and we are told that she has stopped keeping the receipt book in her drawer.',
    ),
    paragraphs(
      'People hear SQLite and think of a toy. It is worth doing the sum. That school, on its worst morning, makes about twelve requests a second. A plain process on a second-hand computer answers some thousands. Reading from a file on the same machine takes millionths of a second, because no network lies between the question and the answer, so code that would be slow elsewhere is quick enough here without a cache.',
      'The sum also has a price side. One small rented machine costs about as much in a month as a crate of drinks. Seven services, each with a spare, cost more than the salary of the person meant to watch them. For a client whose income is in francs and whose hosting bill is in euros, that difference decides whether the system exists in three years.',
    ),
    paragraphs(
      'The power cut deserves a paragraph of its own, since it is the reason people give for not doing this. A database keeps its promise if, at the moment it says “saved”, the data is on the disk and not merely on its way there. SQLite can do this, but you must ask for it. With the write-ahead log and full synchronisation switched on, each commit waits for the disk. With a setting that is a common default it does not, and you will not notice until the lights go out.',
      'So we test it as it will happen. A script writes receipts as fast as it can and prints the number of each one acknowledged. Then somebody pulls the plug, the real one, out of the wall. After the restart every number that was printed must be there. We have done this more than two hundred times. It makes a good first task for an intern.',
    ),
    paragraphs(
      'One machine can still burn, drown or be stolen, and in Limbe we think of the second quite often. A copy of the file is taken every hour with the database’s own backup command, since copying an open database with the file manager gives you something that looks like a backup and is not. The copy goes to another town. On the first Monday of every month a machine restores the latest one and counts what is in it, and the count goes to two people by e-mail.',
      'That is the entire plan for disasters, and it fits on a card above the desk. A plan that fits on a card is carried out at three in the morning by whoever is there. A plan of forty pages is looked for.',
    ),
    paragraphs(
      'There is a point at which one process is no longer enough. We have met it: when a second region must keep working while the first is cut off, when a client needs to change the machine without a minute’s pause, when writing alone keeps the disk busy. For that day we write the code so that PostgreSQL can take the place of the file, and run all our tests on both from the start. Moving then takes a weekend, and we know because we have done it twice.',
      'But it is a day with a reason and a date, chosen by looking at measurements. Until then each part you do not have cannot fail, need not be updated, and does not wake anybody. Begin with one. Add the second when you can say what it is for.',
    ),
  ],
};
