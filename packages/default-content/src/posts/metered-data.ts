import { paragraphs } from '../paragraphs.ts';
import type { PostSeed } from './post.ts';

export const meteredData: PostSeed = {
  title: 'Building for a bundle that runs out',
  description:
    'Most of our users buy data by the day, in francs they can count. What that does to a design, with the figures we hold ourselves to.',
  icon: '🌐',
  color: 'blue',
  status: 'published',
  by: 'Kum Bih',
  created_at: '2025-11-18T08:00:00.000Z',
  sections: [
    paragraphs(
      'A worker on GigBridge showed us her phone last year. She had bought a day bundle from MTN at seven in the morning, 100 megabytes, and by ten it was gone. She had not watched anything. She had opened a job site four times, a news page, and a form from a bank that asked her to start again when the signal dropped.',
      'Data is not slow for her. In the middle of Molyko it is often quite fast. It is metered, and that is a different problem. A slow page costs patience, of which people here have plenty. A heavy page costs money, and it takes the money without asking first. Once you have seen somebody switch mobile data off between two taps to save what is left, you cannot look at a two-megabyte photograph in the same way again.',
    ),
    paragraphs(
      'So we write budgets in bytes and treat them as we treat tests. For a public page the first view may cost 150 kilobytes in all: HTML, styles, script, fonts, and the picture at the top. A second page of the same site may cost 40. An action inside an app, such as accepting a job, may cost two.',
      'The figures are not sacred, but the failure is. When a change puts a page over its budget the build stops, and the person who wrote it either finds the bytes elsewhere or explains to the rest of us why this picture is worth a minute of someone’s day. We have had that conversation eleven times this year. Nine times the bytes were found within the hour, mostly in a library that had been brought in to do one small thing.',
    ),
    paragraphs(
      'Where do bytes hide? Pictures first, always. We store each one in five widths and two modern formats and let the phone choose; a portrait that a camera wrote as four megabytes arrives as eighteen kilobytes and nobody has ever noticed. Fonts come next. Two files, limited to the letters that English and French need, and a system font while they load.',
      'Then script. The cheapest line is the one that is never sent, so pages are made on the server, and what only an editor or an administrator needs is not loaded by a visitor. Last, and least expected, come answers from our own APIs. A list that returned forty fields for each item, of which the screen showed five, cost one client more data in a month than all of its pictures.',
    ),
    paragraphs(
      'Then there is the bundle that ends in the middle of something. We assume it will. A form keeps what was typed, on the phone, until the server has said that it is safe. An upload that was cut at 80 per cent tells you so and does not pretend. A list that was read once can be read again without a connection, with the time at which it was true printed above it.',
      'The hardest part was to stop apologising on the screen. Early versions filled it with a red banner whenever the connection went, as though the user had made a mistake. Now a small line says “Saved on this phone, will be sent later”, and then it is. People put the phone into a pocket and trust it, which is the highest praise software can get.',
    ),
    paragraphs(
      'If you want to try this, begin with one evening. Buy the smallest bundle your operator sells, put the SIM into an old phone, and use your own product until the bundle is gone. Write down what you were doing when it ended. We do this with every new colleague in the first week, and there has always been a surprise.',
      'Afterwards choose three figures: the first view, the next view, the most common action. Print them where everyone sees them, and let a machine complain when they are exceeded. You will find that the pages become faster for people with good connections too. But they are not whom you did it for, and it helps to remember the name of the person who is.',
    ),
  ],
};
