import { networkInterfaces } from 'node:os';

/** Addresses that lead no further than the room: private ones of a home or club (RFC 1918), and those a link gives itself. */
export const isOfTheRoom = (ip: string): boolean => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/.test(ip);

const loopback = '127.0.0.1';
export const isHere = (ip: string): boolean => ip === loopback;

/**
 * Where the room is opened: on each private address of this machine, and on its own, for a second monitor. On an address
 * of the whole Internet nothing is ever opened.
 */
export const addressesNow = (interfaces = networkInterfaces()): readonly string[] => {
  const found = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isOfTheRoom(address))
    .map(({ address }) => address);
  return [...new Set(found), loopback];
};
