import {
  messages,
  orderSections,
  type Portfolio,
  type PortfolioInput,
  type PortfolioList,
  portfolioListNames,
  portfolioWithoutFile,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found, invalidField, requireVersion } from '../demo-problem.ts';
import { actorOf, ownOf } from './account-records.ts';
import { note } from './activity.ts';

type EntryCall = AnyCall & { params: { id: string }; body: { key?: string | undefined } };

const ofLists = portfolioListNames.map((list) => ({
  [`portfolio.${list}.add`]: (call: EntryCall) => add(call, list, call.body),
  [`portfolio.${list}.delete`]: (call: EntryCall) => remove(call, list, call.params.id),
}));

/** The own portfolio, and the files in it. */
export const portfolioAnswers: DemoAnswers = {
  ...(Object.assign({}, ...ofLists) as DemoAnswers),
  'portfolio.get': (call) => ownOf(call).portfolio,
  'portfolio.save': (call) => {
    const { portfolio } = ownOf(call);
    requireVersion(call.ifMatch, portfolio.version, portfolio);
    const changed = merged(call, portfolio, call.body);
    refuseAddress(call, changed);
    if (changed.published !== portfolio.published) {
      note(call, changed.published ? 'published' : 'unpublished');
    } else {
      note(call, 'portfolio-saved');
    }
    return keep(call, changed);
  },
  'media.upload': async (call) => {
    const file = call.file;
    if (!file) throw new DemoProblem('invalid', problemTexts.fileRequired);
    const { title, description, alt, media_type, key } = call.body;
    const id = key ?? call.newId();
    const { portfolio } = ownOf(call);
    const known = portfolio.media_items.find((item) => item.id === id);
    if (known) return known;
    const { url, type } = await call.files.keep(id, file);
    const item = {
      id,
      type,
      title: title || file.name,
      description: description || 'Uploaded media',
      alt,
      url,
      file: file.name,
    };
    // a file that comes alone is a profile image
    if (title !== '' || description !== '' || media_type) {
      keep(call, { ...portfolio, media_items: [...portfolio.media_items, item] });
      note(call, 'media-added', item.title);
    }
    call.tag(ownOf(call).portfolio.version);
    return item;
  },
  'media.delete': (call) => {
    const { portfolio } = ownOf(call);
    const item = portfolio.media_items.find(({ id }) => id === call.params.id);
    const { url } = found(item, problemTexts.noFile);
    keep(call, {
      ...portfolioWithoutFile(portfolio, url),
      media_items: portfolio.media_items.filter((one) => one !== item),
    });
    return undefined;
  },
};

/** Stores the next version. */
function keep(call: AnyCall, portfolio: Portfolio): Portfolio {
  const own = ownOf(call);
  own.portfolio = { ...portfolio, version: own.portfolio.version + 1 };
  own.portfolioChangedAt = call.now().toISOString();
  call.tag(own.portfolio.version);
  return own.portfolio;
}

function add(call: AnyCall, list: PortfolioList, body: EntryCall['body']) {
  const { portfolio } = ownOf(call);
  const { key, ...sent } = body;
  const id = key ? `${list}-${key}` : call.newId();
  const items: readonly { id: string }[] = portfolio[list];
  const item = items.find((one) => one.id === id) ?? { ...sent, id };
  if (!items.includes(item)) keep(call, { ...portfolio, [list]: [...items, item] });
  call.tag(ownOf(call).portfolio.version);
  return item;
}

function remove(call: AnyCall, list: PortfolioList, id: string): undefined {
  const { portfolio } = ownOf(call);
  const items: readonly { id: string }[] = portfolio[list];
  if (!items.some((one) => one.id === id)) throw new DemoProblem('not-found');
  keep(call, { ...portfolio, [list]: items.filter((one) => one.id !== id) });
  return undefined;
}

/** Parts that were sent replace what there is; a new item gets an id. */
function merged(call: AnyCall, before: Portfolio, sent: PortfolioInput): Portfolio {
  const { media_items, sections, ...rest } = sent;
  const parts = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, withIds(call, value)]),
  ) as Partial<Portfolio>;
  const labels = media_items?.flatMap(({ id, title, description, alt }) => {
    const item = before.media_items.find((one) => one.id === id);
    return item ? [{ ...item, title, description, alt: alt ?? item.alt }] : [];
  });
  return {
    ...before,
    ...parts,
    ...(labels && { media_items: labels }),
    ...(sections && { sections: orderSections(sections) }),
  };
}

const withIds = ({ newId }: AnyCall, value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' ? { ...item, id: item.id ?? newId() } : item))
    : value;

/** @throws DemoProblem `invalid` where the page cannot stand at its address */
function refuseAddress(call: AnyCall, { customUrl, published }: Portfolio): void {
  if (published && customUrl === '') {
    throw invalidField('customUrl', problemTexts.customUrlRequired);
  }
  const { id } = actorOf(call);
  const isTaken = Object.entries(call.data.own).some(
    ([owner, own]) => owner !== id && customUrl !== '' && own.portfolio.customUrl === customUrl,
  );
  if (isTaken) throw invalidField('customUrl', messages.customUrlTaken);
}
