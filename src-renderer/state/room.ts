import { create } from 'zustand';
import { hiddenIn } from '#rules/kit/game/hidden.ts';
import type { Refusal, Reply } from '#shared/contract.ts';
import type { Part, Room } from '#shared/room.ts';
import { host } from '../host/client.ts';
import type { OpenGame } from './openedGame.ts';

/** The owner's second screen: whether it is open, who follows; undefined until the host has said so. */
export const useRoom = create<{ readonly room?: Room; readonly refusal?: Refusal | undefined; readonly busy: boolean }>(
  () => ({ busy: false }),
);

const told = (reply: Reply<Room>): void =>
  useRoom.setState(reply.ok ? { room: reply.value, refusal: undefined, busy: false } : { refusal: reply, busy: false });
const act = async (doing: Promise<Reply<Room>>): Promise<void> => {
  useRoom.setState({ busy: true });
  told(await doing);
};

/** Only asks: nothing is switched off meanwhile, for a dialog that opens puts the keyboard on its button. */
export const loadRoom = async () => told(await host()['room.state']({}));
export const openRoom = ({ id, game }: Pick<OpenGame, 'id' | 'game'>) => {
  const { cells, rolls } = hiddenIn(game);
  return act(host()['room.open']({ id, hidden: { cells: [...cells], rolls: [...rolls] } }));
};
export const closeRoom = () => act(host()['room.close']({}));
export const newCode = () => act(host()['room.code']({}));
export const givePart = (follower: string, part: Part) => act(host()['room.part']({ follower, ...part }));
export const takeOut = (follower: string) => act(host()['room.remove']({ follower }));
