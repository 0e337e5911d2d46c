import { Button, Modal, NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { name } from '#rules/kit/words/message.ts';
import { type Part, type Room, roles, shownCode } from '#shared/room.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { closeRoom, givePart, loadRoom, newCode, openRoom, takeOut, useRoom } from '../../state/room.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { clock } from '../../words/when.ts';
import classes from './room.module.css';

/** The owner's side of the second screen: open and close it, let devices in, see who follows. */
export function RoomDialog({ open, onClose }: { readonly open: OpenGame; readonly onClose: () => void }) {
  const { t } = useLanguage();
  const { room, refusal } = useRoom();
  useEffect(() => void loadRoom(), []);
  const shared = room?.open?.game === open.id ? room.open : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ui.room.title')}
      size={960}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <div className={classes.room}>
        {refusal && <Refused refusal={refusal} />}
        {shared ? <Open room={shared} sides={open.game.sides} /> : <Closed open={open} room={room} />}
        <p className={classes.foot}>
          <Button onClick={onClose}>{t('ui.done')}</Button>
        </p>
      </div>
    </Modal>
  );
}

function Closed({ open, room }: { readonly open: OpenGame; readonly room: Room | undefined }) {
  const { t } = useLanguage();
  const busy = useRoom((s) => s.busy);
  const left = room?.left === open.id;
  return (
    <>
      {room?.open && (
        <p className={classes.left} role="status">
          {t('ui.room.another')}
        </p>
      )}
      {left && (
        <p className={classes.left} role="status">
          {t('ui.room.left')}
        </p>
      )}
      <p>{t('ui.room.about')}</p>
      <p>{t('ui.room.never')}</p>
      <p className={classes.tools}>
        <Button variant="filled" loading={busy} onClick={() => void openRoom(open)} data-autofocus>
          {t(left ? 'ui.room.again' : 'ui.room.open')}
        </Button>
        {room?.open && <Button onClick={() => void closeRoom()}>{t('ui.room.close')}</Button>}
        <span>{t('ui.room.ends')}</span>
      </p>
    </>
  );
}

type Opened = NonNullable<Room['open']>;
type Sides = OpenGame['game']['sides'];

/** What a camera reads: the address, and the code behind the sign that no browser sends. */
const linkTo = (url: string, code: string | undefined): string => (code ? `${url}/#/join/${code}` : url);

function Open({ room, sides }: { readonly room: Opened; readonly sides: Sides }) {
  const { t } = useLanguage();
  const { addresses, code } = room;
  const [chosen, setChosen] = useState('');
  const address = addresses.find(({ url }) => url === chosen) ?? addresses[0];
  const link = linkTo(address?.url ?? '', code?.code);
  const [picture, setPicture] = useState('');
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => setPicture(renderSVG(link, { ecc: 'M' })));
  }, [link]);
  // its time runs out without a word from the host
  useEffect(() => {
    if (!code) return undefined;
    const timer = setTimeout(() => void loadRoom(), Math.max(0, Date.parse(code.until) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [code]);
  return (
    <>
      {addresses.every(({ here }) => here) && (
        <p className={classes.left} role="status">
          {t('ui.room.onlyHere')}
        </p>
      )}
      <div className={classes.in}>
        {picture !== '' && (
          <img
            className={classes.picture}
            alt={t('ui.room.picture')}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
          />
        )}
        <div className={classes.way}>
          <p>{t('ui.room.scan')}</p>
          {addresses.length > 1 ? (
            <NativeSelect
              label={t('ui.room.addresses')}
              value={address?.url}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              data={addresses.map(({ url, here }) => ({
                value: url,
                label: here ? `${url} (${t('ui.room.here')})` : url,
              }))}
            />
          ) : (
            <p>
              <b>{address?.url}</b>
            </p>
          )}
          {code ? (
            <p>
              <span className={classes.label}>{t('ui.room.code')}</span>
              <output className={classes.code}>{shownCode(code.code)}</output>
              <span className={classes.label}>{t('ui.room.until', { time: name(clock(code.until)) })}</span>
            </p>
          ) : (
            <p role="status">{t('ui.room.noCode')}</p>
          )}
          <p>
            <Button onClick={() => void newCode()}>{t('ui.room.newCode')}</Button>
          </p>
        </div>
        <section className={classes.warns}>
          <h3>{t('ui.room.warns')}</h3>
          <p>{t('ui.room.warnsAbout')}</p>
          <p className={classes.print}>
            {room.fingerprint.split(':').map((pair, i) => (
              // the same pair may come twice
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is
              <span key={i}>{pair}</span>
            ))}
          </p>
          <p>{t('ui.room.other')}</p>
        </section>
      </div>
      <Who followers={room.followers} sides={sides} />
      <p className={classes.tools}>
        <Button onClick={() => void closeRoom()}>{t('ui.room.close')}</Button>
        <span>{t('ui.room.ends')}</span>
      </p>
    </>
  );
}

/** A choice of the list: a role, or a role and a side. */
const keyOf = ({ role, side }: Part): string => (role === 'plays' ? `plays/${side ?? ''}` : role);
const partOf = (key: string): Part => {
  const side = key.split('plays/')[1];
  return side === undefined ? { role: roles.find((role) => role === key) ?? 'sees' } : { role: 'plays', side };
};

function Who({ followers, sides }: { readonly followers: Opened['followers']; readonly sides: Sides }) {
  const { t } = useLanguage();
  const parts = [
    { value: 'sees', label: t('ui.room.sees') },
    { value: 'dice', label: t('ui.room.dice') },
    ...sides.map(({ id, word }) => ({ value: `plays/${id}`, label: t('ui.room.plays', { side: { id: word } }) })),
  ];
  return (
    <section aria-label={t('ui.room.who')}>
      <h3>{t('ui.room.who')}</h3>
      <p>{t(followers.length === 0 ? 'ui.room.nobody' : 'ui.room.partsAbout')}</p>
      <ul className={classes.who}>
        {followers.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b>
            <span>{t(one.here ? 'ui.room.hereNow' : 'ui.room.away')}</span>
            <NativeSelect
              aria-label={t('ui.room.partOf', { name: name(one.name) })}
              value={keyOf(one)}
              onChange={({ currentTarget }) => void givePart(one.id, partOf(currentTarget.value))}
              data={parts}
            />
            <Button aria-label={t('ui.room.remove', { name: name(one.name) })} onClick={() => void takeOut(one.id)}>
              {t('ui.room.removeShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
