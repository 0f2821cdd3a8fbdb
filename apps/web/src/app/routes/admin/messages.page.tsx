import { areaHead } from '#app/area-page.tsx';
import { Messages } from '#features/back-office/messages/messages.tsx';
import { m } from '#messages';

export const head = areaHead(m.area_messages);

export const Page = Messages;
