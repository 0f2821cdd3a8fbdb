import type { MediaItem } from '@vitrine/contracts';
import { isRunning, type MediaWords, type Problem, type Upload, type Uploads } from './upload.ts';

export type UploadsAction =
  | { type: 'chosen'; uploads: readonly Upload[] }
  | { type: 'typed'; id: string; words: Partial<MediaWords> }
  | { type: 'asked'; id: string }
  | { type: 'preparing'; id: string }
  | { type: 'prepared'; id: string; lighter: File }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'stored'; id: string; item: MediaItem }
  | { type: 'arrived'; id: string }
  | { type: 'refused'; id: string; problem: Problem }
  | { type: 'failed'; id: string; problem: Problem }
  | { type: 'found no line'; id: string }
  | { type: 'found the line' }
  | { type: 'paused'; id: string }
  | { type: 'stopped'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'form left' };

/** What the queue holds after something happened. */
export function uploadsReducer(state: Uploads, action: UploadsAction): Uploads {
  switch (action.type) {
    case 'chosen':
      return {
        ...state,
        list: [...withoutReplaced(state.list, action.uploads), ...action.uploads],
      };
    case 'asked':
      // Whoever asks by hand wants it tried, whatever the last try found.
      return { ...withUpload(state, action.id, asked), noLine: false };
    case 'arrived': {
      const name = state.list.find(({ id }) => id === action.id)?.file.name ?? '';
      return { ...without(state, action.id), arrived: name };
    }
    case 'found no line':
      return { ...withUpload(state, action.id, { status: 'waiting', progress: 0 }), noLine: true };
    case 'found the line':
      return { ...state, noLine: false };
    case 'removed':
      return without(state, action.id);
    case 'form left':
      return { ...state, list: state.list.filter(({ status }) => status !== 'chosen') };
    default:
      return withUpload(state, action.id, (upload) => changed(upload, action));
  }
}

const asked: Partial<Upload> = { status: 'waiting', progress: 0, problem: undefined };

type Change = Exclude<
  UploadsAction,
  {
    type:
      | 'chosen'
      | 'asked'
      | 'arrived'
      | 'found no line'
      | 'found the line'
      | 'removed'
      | 'form left';
  }
>;

/** What happened to one of them. */
function changed(upload: Upload, action: Change): Partial<Upload> {
  switch (action.type) {
    case 'typed':
      return { words: { ...upload.words, ...action.words } };
    case 'preparing':
      return { status: 'preparing' };
    case 'prepared':
      return { status: 'sending', progress: 0, lighter: action.lighter };
    case 'progressed':
      return { progress: action.progress };
    case 'stored':
      return { item: action.item };
    case 'refused':
    case 'failed':
      return { status: action.type, problem: action.problem };
    case 'paused':
      return { status: 'waiting', progress: 0 };
    case 'stopped':
      return { status: upload.inForm ? 'chosen' : 'stopped', progress: 0 };
  }
}

/** Another file in the form takes the place of one that is not on its way. */
function withoutReplaced(list: readonly Upload[], added: readonly Upload[]): readonly Upload[] {
  if (!added.some(({ inForm }) => inForm)) return list;
  return list.filter((upload) => !upload.inForm || isRunning(upload));
}

type HowChanged = Partial<Upload> | ((upload: Upload) => Partial<Upload>);

function withUpload(state: Uploads, id: string, how: HowChanged): Uploads {
  const change = (upload: Upload) => ({
    ...upload,
    ...(typeof how === 'function' ? how(upload) : how),
  });
  const list = state.list.map((upload) => (upload.id === id ? change(upload) : upload));
  return { ...state, list };
}

const without = (state: Uploads, id: string): Uploads => ({
  ...state,
  list: state.list.filter((upload) => upload.id !== id),
});
