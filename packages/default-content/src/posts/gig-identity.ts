import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const gigIdentity: PostSeed = {
  title: 'Who is at the door? Verifying identity for gig workers',
  description:
    'How GigBridge checks that workers are who they say they are, why a document alone is not enough, and what we decided never to store.',
  icon: '💡',
  color: 'orange',
  status: 'published',
  created_at: '2026-07-29T08:00:00.000Z',
  sections: [
    paragraphs(
      'A woman in Bonamoussadi needs a plumber. She is alone with two children, and the person who rings will be inside her flat for three hours. On the other side is a young man who has learned his trade well, has a card that expired in March, and has been asked for copies of it so often that he suspects they are being sold. Both of them are right to be careful.',
      'An identity check is usually designed for the first of these two people and paid for by the second, in time, data and dignity. When we began with GigBridge, the co-operative in Douala made one condition. Its members would decide which questions they were willing to answer, and we would build the check out of those. It was the best constraint we have ever been given.',
    ),
    paragraphs(
      'The obvious check is the national identity card. It has problems that no camera solves. Applications can take many months, so a good share of honest people hold a receipt in place of a card. Names are spelt one way on the card, another on the SIM and a third on the diploma. And a card proves that a person exists. It says nothing of whether he can mend a pipe.',
      'So the card became one of three stages, and any two are enough to start. The second is a short video taken in daylight, in which the worker says the date and his trade, in whatever language he likes. The third counts most: two people who have paid him for this kind of work, reachable by telephone, who confirm it. A call to a reference takes us four minutes and has uncovered more pretenders than every automatic check together.',
    ),
    paragraphs(
      'A model compares the face in the video with the one on the card. It is good, and it is not equally good with everybody: in our trial, with pictures from cheap phones in poor light, it doubted darker faces more often than lighter ones. A system that quietly refuses those people would be a scandal with a progress bar.',
      'Therefore the model may say yes, and it may say “I am not sure”, but it cannot say no. Whatever it is unsure of goes to a person, within one working day, and that person sees the pictures without the model’s figure. Each month we count how doubts fall across groups and publish the table to the co-operative. Twice it led us to change the instructions for the video. “Stand facing the window” helped more than any parameter.',
    ),
    paragraphs(
      'Then there is what we chose not to keep. When the check is finished, the picture of the card is deleted, and so is the video. What stays is the result, the date, the kind of document, and a code made from its number which lets us notice if the same card is used twice. If somebody steals our database, they will learn that a plumber was verified in June. They will not get a folder of identity cards.',
      'This cost an argument with a partner who wanted the pictures “in case”. We asked in which case, and wrote down each answer together with what would serve it instead. In the end there was one left, a request by a court, and no law obliges us to keep what we no longer need. Data you do not have is the only kind that never leaks.',
    ),
    paragraphs(
      'The check also has to work in the other direction. Workers are sent to addresses too, at night, with tools worth three months’ income. Clients on GigBridge confirm a phone number, pay the deposit by Mobile Money under a registered name, and are rated by the people they hire. A worker can see how often a client has cancelled at the door, and may say no without a reason.',
      'Since the launch 3,400 people have gone through it, nine out of ten in under a day. We have had to remove 31 accounts. Each was found through a person who called, and none through an alarm. That is the lesson we would pass on: let machines carry the papers quickly, put a human being where the doubt is, and treat the person being checked as the customer they are.',
    ),
  ],
};
